const wide = /[\u{100}-\u{10ffff}]/gu

/** Whether a text has a character that is no byte. */
export const isWide = (text: string): boolean => text.search(wide) !== -1

/** Our own words as they are written: in rows every character is a byte, so that a character that is none becomes its bytes
 *  in UTF-8. What came with the row is bytes already, and stays. */
export const asBytes = (text: string): string =>
  text.replace(wide, (character) => Buffer.from(character).toString('latin1'))
