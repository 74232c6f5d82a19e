import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Island, setUpIslands } from './island';
import { islandComponent, islandName } from './island-module';

const Frame = ({ title, children }: { title: string; children?: React.ReactNode }) => (
  <div id={useId()} title={title}>
    {children}
  </div>
);
const Rows = ({ rows }: { rows: { label: string; content: React.ReactNode }[] }) =>
  rows.map(({ label, content }) => <p key={label}>{content}</p>);
const AnyProps = (props: { value?: unknown }) => <p>{String(props.value)}</p>;
const Typed = (_: { send?: () => void; on?: Date; label: string }) => null;
const Unregistered = () => null;

setUpIslands(
  { './ui/frame.island.tsx': { Frame }, './pages/rows.island.tsx': { Rows, size: 3 }, './any-props.island.tsx': { AnyProps } },
  renderToString,
);

const propsOf = (text: string) => JSON.parse(text.match(/data-props="([^"]*)"/)?.[1]?.replaceAll('&quot;', '"') ?? '{}');

test('an island is rendered as HTML with its name and its props as JSON', () => {
  const text = renderToString(<Island of={Frame} title="Plat" />);
  expect(text).toContain('data-island="frame"');
  expect(propsOf(text)).toEqual({ title: 'Plat' });
  expect(text).toContain('title="Plat"');
});

test('a React element at any depth of the props becomes a slot: in the HTML, not in the JSON', () => {
  const rows = [
    { label: 'One', content: <b>Bakery</b> },
    { label: 'Two', content: <b>Dairy</b> },
  ];
  const text = renderToString(<Island of={Rows} rows={rows} />);
  expect(text).toContain('<island-slot data-slot="1"><b>Dairy</b></island-slot>');
  expect(propsOf(text)).toEqual({ rows: rows.map(({ label }, slot) => ({ label, content: { slot } })) });
});

test('islands can be nested through slots', () => {
  const text = renderToString(
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
  const text = renderToString(
    <>
      <Island of={Frame} title="a" />
      <Island of={Frame} title="b" />
    </>,
  );
  const ids = [...text.matchAll(/<(?:site-island|div) id="([^"]+)"/g)].map(([, id]) => id!);
  const [firstIsland, insideFirst, secondIsland, insideSecond] = ids;
  expect(new Set(ids).size).toBe(4);
  expect(insideFirst).toContain(firstIsland);
  expect(insideSecond).toContain(secondIsland);
});

test('a prop that cannot be serialized throws an error that names the island and the prop', () => {
  const bad = (value: unknown) => () => renderToString(<Island of={AnyProps} value={value as never} />);
  expect(bad(() => 1)).toThrow('<Island of={AnyProps}>: value is a function');
  expect(bad(new Date())).toThrow('<Island of={AnyProps}>: value is a Date');
  expect(bad({ deep: [1, new Map()] })).toThrow('<Island of={AnyProps}>: value.deep[1] is a Map');
});

test('functions and dates as props do not compile', () => {
  // @ts-expect-error a function is not JSON
  const first = () => <Island of={Typed} label="" send={() => {}} />;
  // @ts-expect-error a Date is not JSON
  const second = () => <Island of={Typed} label="" on={new Date()} />;
  expect([first, second]).toHaveLength(2);
});

test('a component that is not exported by an island file is an error', () => {
  expect(() => renderToString(<Island of={Unregistered} />)).toThrow('Unregistered is not exported by a file *.island.tsx');
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
