/** From how few left the guest is told. */
export const FEW = 3
