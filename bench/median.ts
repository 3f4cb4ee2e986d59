export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] as number

/** How many times one figure is the other: the median over the rounds, because what disturbs a round disturbs both. */
export const ratioByRound = (one: readonly number[], other: readonly number[]): number =>
  median(one.map((figure, round) => figure / (other[round] as number)))
