interface Layer {
  from: number;
  to: number;
}

/** What a layer pays of a claim: nothing below its bottom, never more than its height. */
export const paidBy = ({ from, to }: Layer, claim: number) => Math.min(Math.max(claim - from, 0), to - from);

/** How much of the layer a claim uses, in per cent. */
export const usedPart = (layer: Layer, claim: number) => (paidBy(layer, claim) / (layer.to - layer.from)) * 100;
