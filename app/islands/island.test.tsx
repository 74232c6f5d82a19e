import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Island, setUpIslands } from './island';
import { islandComponent, islandName } from './island-module';

function Frame({ title, children }: { title: string; children?: React.ReactNode }) {
  const id = useId();
  return (
    <div id={id} title={title}>
      {children}
    </div>
  );
}

function Rows({ rows }: { rows: { label: string; content: React.ReactNode }[] }) {
  return rows.map(({ label, content }) => (
    <p key={label}>
      {label}: {content}
    </p>
  ));
}

function AnyProps(props: { value?: unknown }) {
  return <p>{String(props.value)}</p>;
}

function Unregistered() {
  return null;
}

setUpIslands(
  { './ui/frame.island.tsx': { Frame }, './pages/rows.island.tsx': { Rows, size: 3 }, './any-props.island.tsx': { AnyProps } },
  renderToString,
);

const html = (node: React.ReactNode) => renderToString(node);
const propsOf = (text: string) => JSON.parse(text.match(/data-props="([^"]*)"/)?.[1]?.replaceAll('&quot;', '"') ?? '{}');

test('an island is rendered as HTML with its name and its props as JSON', () => {
  const text = html(<Island of={Frame} title="Plat" />);
  expect(text).toContain('data-island="frame"');
  expect(propsOf(text)).toEqual({ title: 'Plat' });
  expect(text).toContain('title="Plat"');
});

test('a React element at any depth of the props becomes a slot: in the HTML, not in the JSON', () => {
  const text = html(
    <Island
      of={Rows}
      rows={[
        { label: 'One', content: <b>Bakery</b> },
        { label: 'Two', content: <b>Dairy</b> },
      ]}
    />,
  );
  expect(text).toContain('<island-slot data-slot="1"><b>Dairy</b></island-slot>');
  expect(propsOf(text)).toEqual({
    rows: [
      { label: 'One', content: { slot: 0 } },
      { label: 'Two', content: { slot: 1 } },
    ],
  });
});

test('islands can be nested through slots', () => {
  const text = html(
    <Island of={Frame} title="outer">
      <Island of={Frame} title="inner">
        <i>words</i>
      </Island>
    </Island>,
  );
  expect(text.match(/<site-island/g)).toHaveLength(2);
  expect(text).toContain('<i>words</i>');
});

test('useId returns different ids in two islands, and each contains the id of its island', () => {
  const text = html(
    <>
      <Island of={Frame} title="a" />
      <Island of={Frame} title="b" />
    </>,
  );
  const islands = [...text.matchAll(/<site-island id="([^"]+)"/g)].map(([, id]) => id!);
  const inside = [...text.matchAll(/<div id="([^"]+)"/g)].map(([, id]) => id!);
  expect(new Set([...islands, ...inside]).size).toBe(4);
  inside.forEach((id, i) => {
    expect(id).toContain(islands[i]);
  });
});

test('a prop that cannot be serialized throws an error that names the island and the prop', () => {
  const bad = (value: unknown) => () => html(<Island of={AnyProps} value={value as never} />);
  expect(bad(() => 1)).toThrow('<Island of={AnyProps}>: value is a function');
  expect(bad(new Date())).toThrow('<Island of={AnyProps}>: value is a Date');
  expect(bad({ deep: [1, new Map()] })).toThrow('<Island of={AnyProps}>: value.deep[1] is a Map');
});

function Typed(_: { send?: () => void; on?: Date; label: string }) {
  return null;
}

test('functions and dates as props do not compile', () => {
  // @ts-expect-error a function is not JSON
  const first = () => <Island of={Typed} label="" send={() => {}} />;
  // @ts-expect-error a Date is not JSON
  const second = () => <Island of={Typed} label="" on={new Date()} />;
  expect([first, second]).toHaveLength(2);
});

test('a component that is not exported by an island file is an error', () => {
  expect(() => html(<Island of={Unregistered} />)).toThrow('Unregistered is not exported by a file *.island.tsx');
});

test('two islands with the same name are an error', () => {
  expect(() => setUpIslands({ './a/tabs.island.tsx': { Frame }, './b/tabs.island.tsx': { Rows } }, renderToString)).toThrow(
    'the same name',
  );
});

test('the component of an island file is the function it exports', () => {
  expect(islandName('../pages/about/team-list.island.tsx')).toBe('team-list');
  expect(islandComponent({ size: 3, Rows })).toBe(Rows);
  expect(islandComponent(undefined)).toBeUndefined();
});
