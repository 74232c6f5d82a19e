/** Background drawings of the steps in how-it-works.tsx, inlined to save four requests. */
const files = import.meta.glob<string>('./steps/*.svg', { query: '?raw', import: 'default', eager: true });

const insideOf = (svg: string) => svg.trim().replace(/^<svg[^>]*>|<\/svg>$/g, '');

/** Replaces the name of each step's background with its drawing. */
export function withBackgrounds<T extends { background: string }>(steps: T[]) {
  return steps.map((step) => {
    const file = files[`./steps/${step.background}.svg`];
    if (!file) throw new Error(`Content names the background “${step.background}”; the backgrounds are the files of app/pages/home/steps`);
    return { ...step, background: insideOf(file) };
  });
}
