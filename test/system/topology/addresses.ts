/** Client addresses of the loopback, each given once: every address of 127.0.0.0/8 is this machine, and the proxy tells the
 *  replicas which one it was. 127.0.0.1 is the proxy itself. */
export function addressesOf(network: number): () => string {
  let given = 0
  return () => {
    given++
    return `127.${network}.${(given >> 8) & 255}.${given & 255}`
  }
}

/** Those who ask steadily change their address before they come to the limit. */
export const steadyAddresses = addressesOf(64)
/** Those who are there to come to the limit. */
export const probeAddresses = addressesOf(96)
