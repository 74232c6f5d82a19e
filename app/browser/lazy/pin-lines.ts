/** Draws the line from a list item to its pin (app/ui/annotated-picture.tsx). CSS handles highlighting; only the line needs a script. */

/** Gap between the number of the list item and the start of the line. */
const gapPx = 8;
const pinRadiusPx = 16;

export function drawPinLines(group: HTMLElement): void {
  const svg = group.querySelector<SVGElement>(':scope > svg');
  const [items, pins] = ['[data-pin-list]', '[data-pins]'].map((list) => [...(group.querySelector(list)?.children ?? [])]);
  if (!svg || !items || !pins) return;

  const draw = () => {
    const hovered = [items, pins].map((list) => list.findIndex((element) => element.matches(':hover'))).find((index) => index >= 0);
    const index = hovered ?? items.findIndex((item) => item.querySelector(':focus-visible'));
    const item = items[index]?.firstElementChild?.getBoundingClientRect();
    const pin = pins[index]?.firstElementChild;
    // pins are hidden until their picture has loaded
    const isVisible = pin?.checkVisibility({ visibilityProperty: true }) ?? false;
    svg.toggleAttribute('data-drawn', isVisible);
    if (!item || !pin || !isVisible) return;

    const { left, top } = group.getBoundingClientRect();
    const pinBox = pin.getBoundingClientRect();
    const x = pinBox.x + pinBox.width / 2 - left;
    const y = pinBox.y + pinBox.height / 2 - top;
    const itemY = item.y + item.height / 2 - top;
    const distance = Math.abs(itemY - y);
    const end = distance < pinRadiusPx ? `H${x + pinRadiusPx}` : `H${x}V${y + (itemY < y ? -pinRadiusPx : pinRadiusPx)}`;
    for (const path of svg.querySelectorAll('path')) path.setAttribute('d', `M${item.x - left - gapPx} ${itemY}${end}`);
    const corner = svg.querySelector('circle');
    corner?.setAttribute('cx', `${x}`);
    corner?.setAttribute('cy', `${itemY}`);
    corner?.setAttribute('r', distance > 2 * pinRadiusPx ? '4' : '0');
  };
  // :hover and :focus-visible are up to date after the event has been dispatched
  const drawNextFrame = () => requestAnimationFrame(draw);
  for (const type of ['pointerover', 'pointerleave', 'focusin', 'focusout']) group.addEventListener(type, drawNextFrame);
  new ResizeObserver(drawNextFrame).observe(group);
}
