import { useLoaderData } from 'react-router';
import { site } from '../../data/content.server';
import { pageInfo } from '../../data/page-info.server';
import { tagsOf } from '../../page-info';
import { ThemeToggle } from '../../shell/theme-toggle';
import type { Example } from '../../ui/component-example';
import styles from './workshop.module.css';

export function loader() {
  return {
    page: pageInfo('en', '/workshop', { title: 'Workshop', description: 'Every component of the kit in every state.' }, 'home'),
    theme: site('en').theme,
  };
}

export const meta = tagsOf;

const files = import.meta.glob<Example[]>('../../ui/*.examples.tsx', { eager: true, import: 'examples' });
const kit = Object.entries(files).map(([file, examples]) => ({ name: file.replace(/^.*\/|\.examples\.tsx$/g, ''), examples }));

/** Shows all components of app/ui, for development. Not in the production build (app/routes.ts). */
export default function Workshop() {
  const { theme } = useLoaderData<typeof loader>();
  return (
    <div className={`wrap grid ${styles.workshop}`}>
      <h1>Workshop</h1>
      <ThemeToggle words={theme} />
      {kit.map(({ name, examples }) => (
        <section key={name} className="grid" id={name} aria-labelledby={`${name}-heading`}>
          <div className="datum">
            <h2 className="capitalized" id={`${name}-heading`}>
              {name.replace('-', ' ')}
            </h2>
          </div>
          {examples.map((example) => (
            <div key={example.name} className={`grid gap-3 ${styles.example}`}>
              <h3 className="h4 muted">{example.name}</h3>
              {example.show()}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
