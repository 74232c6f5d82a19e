/** With React: fetched with the first island. */
import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Tells when React has taken the island over. If its code fails, what was built stands again. */
export function hydrate(island: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const built = island.innerHTML;
  const own = [...island.querySelectorAll<HTMLElement>('island-slot')].filter(
    (slot) => slot.parentElement?.closest('site-island') === island,
  );
  const html = new Map(own.map((slot) => [Number(slot.dataset['slot']), slot.innerHTML]));
  const props = JSON.parse(island.dataset['props'] ?? '{}', (_, value) =>
    value && typeof value.slot === 'number' ? (
      <island-slot
        key={value.slot}
        data-slot={value.slot}
        // React does not touch it while the text stays the same
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what our own build has put there
        dangerouslySetInnerHTML={{ __html: html.get(value.slot) ?? '' }}
        suppressHydrationWarning
      />
    ) : (
      value
    ),
  );
  return new Promise((resolve, reject) => {
    const taken = (
      <Taken onTaken={resolve}>
        <Component {...props} />
      </Taken>
    );
    const root = hydrateRoot(island, taken, {
      identifierPrefix: island.id,
      onUncaughtError(error) {
        root.unmount();
        island.innerHTML = built;
        reject(error);
      },
    });
  });
}

function Taken({ onTaken, children }: { onTaken: () => void; children: React.ReactNode }) {
  useEffect(onTaken, [onTaken]);
  return children;
}
