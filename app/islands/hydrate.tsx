/** Hydrates islands. This module and React are loaded with the first island. */
import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { documentLanguage } from '../browser/document-language';
import { LanguageContext } from '../lib/language-context';
import { LinkWords } from '../ui/link-words';

/** Resolves when the island is hydrated. If the component throws, restores the prerendered HTML. */
export function hydrate(island: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const prerendered = island.innerHTML;
  const ownSlots = [...island.querySelectorAll<HTMLElement>('island-slot')].filter(
    (slot) => slot.parentElement?.closest('site-island') === island,
  );
  const html = new Map(ownSlots.map((slot) => [Number(slot.dataset.slot), slot.innerHTML]));
  const props = JSON.parse(island.dataset.props ?? '{}', (_, value) =>
    value && typeof value.slot === 'number' ? (
      <island-slot
        key={value.slot}
        data-slot={value.slot}
        // React does not touch the slot as long as this HTML string stays the same
        // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own build
        dangerouslySetInnerHTML={{ __html: html.get(value.slot) ?? '' }}
        suppressHydrationWarning
      />
    ) : (
      value
    ),
  );
  const { newTab = '' } = document.body.dataset;
  return new Promise((resolve, reject) => {
    const element = (
      <Hydrated onHydrated={resolve}>
        <LanguageContext value={documentLanguage()}>
          <LinkWords value={{ newTab, answersIn: '', breadcrumbs: '' }}>
            <Component {...props} />
          </LinkWords>
        </LanguageContext>
      </Hydrated>
    );
    const root = hydrateRoot(island, element, {
      identifierPrefix: island.id,
      onUncaughtError(error) {
        root.unmount();
        island.innerHTML = prerendered;
        reject(error);
      },
    });
  });
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: React.ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
