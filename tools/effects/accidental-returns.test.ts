import ts from 'typescript';
import { expect, test } from 'vitest';
import { findAccidentalReturns } from './accidental-returns.ts';

const FILE = '/screen.tsx';

/** As much of TypeScript's library, the DOM and React as the samples use. */
const DECLARATIONS = `
  interface Array<T> {} interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {}
  interface NewableFunction {} interface Number {} interface Object {} interface RegExp {} interface String {}
  interface Promise<T> { then(next: (value: T) => void): void }
  interface Element { scrollIntoView(): void; focus(): void }
  type Effect = () => void | (() => void);
  declare function useEffect(effect: Effect, on?: unknown[]): void;
  declare function useLayoutEffect(effect: Effect, on?: unknown[]): void;
  declare function useCallback<F>(callback: F, on: unknown[]): F;
  declare namespace JSX {
    interface Element {}
    interface IntrinsicElements { div: { ref?: (element: Element | null) => void | (() => void) } }
  }
  declare const element: Element | undefined;
  declare const isOn: boolean;
  declare const onChange: () => void;
  declare function stop(): void;
  declare function watch(): () => void;
  declare function watchSome(): (() => void) | undefined;
  declare function nothing(): null;
`;

function returnedIn(code: string): readonly string[] {
  const source = ts.createSourceFile(FILE, `${DECLARATIONS}\n${code}`, ts.ScriptTarget.ES2024, true);
  const program = ts.createProgram(
    [FILE],
    { noLib: true, strict: true, jsx: ts.JsxEmit.Preserve, types: [] },
    {
      ...ts.createCompilerHost({}),
      getSourceFile: (file) => (file === FILE ? source : undefined),
      writeFile: () => {},
    },
  );
  return findAccidentalReturns(program, (file) => file === FILE).map((found) => found.code);
}

test.each([
  [
    'a DOM call that newer browsers answer with a promise',
    'useEffect(() => element?.scrollIntoView());',
    'element?.scrollIntoView()',
  ],
  ['a prop that may return anything', 'useEffect(() => onChange(), []);', 'onChange()'],
  ['a prop that is the effect itself', 'useEffect(onChange, []);', 'onChange'],
  [
    'a branch',
    'useLayoutEffect(() => (isOn ? watch() : element?.focus()));',
    'isOn ? watch() : element?.focus()',
  ],
  ['a condition', 'useEffect(() => isOn && stop());', 'isOn && stop()'],
  ['null', 'useEffect(() => { return nothing(); });', 'nothing()'],
  ['a return in a block', 'useEffect(() => { if (isOn) return stop(); });', 'stop()'],
  [
    'a function written elsewhere',
    'const show = () => element?.focus(); useEffect(show);',
    'element?.focus()',
  ],
  ['a wrapped function', 'const show = useCallback(() => stop(), []); useEffect(show);', 'stop()'],
  ['a ref callback', 'const drawn = <div ref={(shown) => shown?.focus()} />;', 'shown?.focus()'],
  [
    'a named ref callback',
    'const show = useCallback((one: Element | null) => one?.focus(), []); const drawn = <div ref={show} />;',
    'one?.focus()',
  ],
])('finds %s', (_what, code, returned) => {
  expect(returnedIn(code)).toEqual([returned]);
});

test.each([
  ['a block without return', 'useEffect(() => { element?.scrollIntoView(); });'],
  ['a clean-up function', 'useEffect(() => watch());'],
  ['a clean-up function that is sometimes missing', 'useEffect(() => (isOn ? watchSome() : undefined));'],
  ['a function literal, whatever it returns itself', 'useEffect(() => () => element?.focus());'],
  ['the name of a clean-up function', 'useEffect(() => stop);'],
  ['a value thrown away', 'useEffect(() => void element?.focus());'],
  ['a return of an inner function', 'useEffect(() => { const inner = () => { return stop(); }; inner(); });'],
  ['another call', 'onChange(); const drawn = <div ref={(shown) => { shown?.focus(); }} />;'],
])('allows %s', (_what, code) => {
  expect(returnedIn(code)).toEqual([]);
});
