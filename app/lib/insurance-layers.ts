interface Layer {
  from: number;
  to: number;
}

/** The part of a claim that a layer pays. */
export const paidBy = ({ from, to }: Layer, claim: number) => Math.min(Math.max(claim - from, 0), to - from);

/** How much of the layer a claim uses, in percent. */
export const usedPercent = (layer: Layer, claim: number) => (paidBy(layer, claim) / (layer.to - layer.from)) * 100;
