// The drawing is 2,880 × 400 units with its origin in the middle of its upper edge. Everything that matters lies within
// 300 units of the middle, so that a 320 px screen shows all of it and a 2,560 px screen still has land at both edges.

export const width = 2880
export const half = width / 2
export const height = 400
/** Where the things that stand on the meadow stand. */
export const groundLine = 306
