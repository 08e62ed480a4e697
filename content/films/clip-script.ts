import type { Clip, ClipScene, ClipThing } from '@flink/contract/entities/clip.ts';
import type { FILM_TYPES } from '@flink/contract/rules/films/film-types.ts';
import type { LibraryLocale } from '../words/meanings.ts';
import { type DrawingName, drawings } from './drawings.ts';

type Texts = Readonly<Record<LibraryLocale, string>>;
type Background = Extract<ClipScene['background'], { kind: 'scene' }>;
type Character = Extract<ClipThing['drawing'], { kind: 'character' }>;

/** A thing of a scene. It comes with one of the lines, from 0; the first is there when it is not said. */
export interface ScriptThing {
  readonly drawing:
    | Exclude<ClipThing['drawing'], { kind: 'svg' } | { kind: 'text' }>
    | { readonly kind: 'svg'; readonly id: DrawingName };
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly line?: number;
  /** Where it goes with a later line. */
  readonly goes?: { readonly line: number; readonly x: number; readonly y: number };
}

export interface ScriptScene {
  readonly background: readonly [Background['theme'], Background['number']];
  readonly who: readonly [Character['name'], Character['pose']];
  readonly things: readonly ScriptThing[];
  readonly lines: readonly Texts[];
}

/** A clip in all languages of the library. */
export interface ClipScript {
  readonly key: string;
  readonly type: (typeof FILM_TYPES)[number];
  readonly titles: Texts;
  readonly scenes: readonly ScriptScene[];
}

/** How fast a voice reads, with a breath after each line. A voice that is slower is waited for. */
const SIGNS_PER_SECOND = 14;
const BREATH_SECONDS = 0.9;
const BEFORE_SECONDS = 0.4;
const COMES_SECONDS = 0.6;

const secondsOf = (text: string): number =>
  Math.round((text.length / SIGNS_PER_SECOND + BREATH_SECONDS) * 10) / 10;

export function clipOf({ scenes }: ClipScript, locale: LibraryLocale): Clip {
  const used = new Set(
    scenes.flatMap(({ things }) =>
      things.flatMap(({ drawing }) => (drawing.kind === 'svg' ? [drawing.id] : [])),
    ),
  );
  return {
    format: 'flink-clip',
    version: 1,
    locale,
    drawings: Object.fromEntries([...used].map((id) => [id, drawings[id]])),
    scenes: scenes.map((scene) => sceneOf(scene, locale)),
  };
}

function sceneOf(
  { background: [theme, number], who: [name, pose], things, lines }: ScriptScene,
  locale: LibraryLocale,
) {
  const starts: number[] = [];
  let seconds = BEFORE_SECONDS;
  for (const line of lines) {
    starts.push(seconds);
    seconds = rounded(seconds + secondsOf(line[locale]));
  }
  const startOf = (line: number) => starts[line] ?? 0;
  return {
    seconds,
    background: { kind: 'scene' as const, theme, number },
    things: [
      comes({ drawing: { kind: 'character', name, pose }, size: 22, x: 14, y: 68 }, () => 0),
      ...things.map((thing) => comes(thing, startOf)),
    ],
    lines: lines.map((line, place) => ({ at: startOf(place), text: line[locale] })),
  };
}

function comes(
  { drawing, size, x, y, line = 0, goes }: ScriptThing,
  startOf: (line: number) => number,
): ClipThing {
  const from = startOf(line);
  return {
    drawing,
    size,
    at: { x, y: y + 4, scale: 0.7, opacity: 0 },
    moves: [
      { from, to: rounded(from + COMES_SECONDS), y, scale: 1, opacity: 1 },
      ...(goes
        ? [
            {
              from: startOf(goes.line),
              to: rounded(startOf(goes.line) + COMES_SECONDS * 2),
              x: goes.x,
              y: goes.y,
            },
          ]
        : []),
    ],
  };
}

const rounded = (seconds: number): number => Math.round(seconds * 10) / 10;
