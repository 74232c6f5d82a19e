/** The drawings behind the steps, by the names that content/pages/home.yaml uses. In the page itself: as files each would cost a request, and the browser as much work as a small page. */
const files = import.meta.glob<string>('./steps/*.svg', { query: '?raw', import: 'default', eager: true });

/** What stands inside the svg element. */
const insideOf = (svg: string) => svg.trim().replace(/^<svg[^>]*>|<\/svg>$/g, '');

/** The steps with the drawing of their background in place of its name. */
export function withBackgrounds<T extends { background: string }>(steps: T[]) {
  return steps.map((step) => {
    const file = files[`./steps/${step.background}.svg`];
    if (!file) throw new Error(`Content names the background “${step.background}”; the backgrounds are the files of app/pages/home/steps`);
    return { ...step, background: insideOf(file) };
  });
}
