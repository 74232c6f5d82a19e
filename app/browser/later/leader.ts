/** The leader of a picture with pins (app/ui/annotated-picture.tsx): CSS lights what belongs together, but cannot draw from one place to another. */

/** Clear of the number at the line's start, and of the pin's edge. */
const gapPx = 8;
const pinPx = 16;

export function drawLeaders(part: HTMLElement): void {
  const leader = part.querySelector<SVGElement>(':scope > svg');
  const [lines, pins] = ['[data-pin-list]', '[data-pins]'].map((list) => [...(part.querySelector(list)?.children ?? [])]);
  if (!leader || !lines || !pins) return;

  const draw = () => {
    const pointed = [lines, pins].map((list) => list.findIndex((entry) => entry.matches(':hover'))).find((at) => at >= 0);
    const at = pointed ?? lines.findIndex((line) => line.querySelector(':focus-visible'));
    const line = lines[at]?.firstElementChild?.getBoundingClientRect();
    const pin = pins[at]?.firstElementChild;
    // no pin before its picture is there
    const seen = pin?.checkVisibility({ visibilityProperty: true }) ?? false;
    leader.toggleAttribute('data-drawn', seen);
    if (!line || !pin || !seen) return;

    const { left, top } = part.getBoundingClientRect();
    const box = pin.getBoundingClientRect();
    const x = box.x + box.width / 2 - left;
    const y = box.y + box.height / 2 - top;
    const level = line.y + line.height / 2 - top;
    const away = Math.abs(level - y);
    const plumb = away < pinPx ? `H${x + pinPx}` : `H${x}V${y + (level < y ? -pinPx : pinPx)}`;
    for (const path of leader.querySelectorAll('path')) path.setAttribute('d', `M${line.x - left - gapPx} ${level}${plumb}`);
    const corner = leader.querySelector('circle');
    corner?.setAttribute('cx', `${x}`);
    corner?.setAttribute('cy', `${level}`);
    corner?.setAttribute('r', away > 2 * pinPx ? '4' : '0');
  };
  // what is hovered is known when the event has done its round
  const soon = () => requestAnimationFrame(draw);
  for (const sign of ['pointerover', 'pointerleave', 'focusin', 'focusout']) part.addEventListener(sign, soon);
  new ResizeObserver(soon).observe(part);
}
