import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContent } from '@flink/game-kit/model/content/content.ts';
import type { GameEvent } from '@flink/game-kit/model/template.ts';
import fc from 'fast-check';
import { test } from 'vitest';
import { fixtureKind, fixtureSchema } from './fixture.ts';
import { models } from './models.gen.ts';

const source = fileURLToPath(new URL('.', import.meta.url));

/** Events come back from a device or a server, where another version of the game or a stranger may have written them. */
const value = fc.oneof(
  fc.constantFrom<unknown>(
    '__proto__',
    'constructor',
    'toString',
    'length',
    '',
    'p1',
    -1,
    0.5,
    Number.NaN,
    2 ** 53,
    null,
    undefined,
    [],
    {},
  ),
  fc.integer({ min: -2, max: 40 }),
  fc.anything(),
);

/** The types and fields that a game's own moves have, so that what is tried reaches its rules. */
function knownOf(moves: readonly GameEvent[]) {
  const types = [...new Set(moves.map(({ type }) => type))];
  const fields = [...new Set(moves.flatMap((move) => Object.keys(move)).filter((name) => name !== 'type'))];
  return { types, fields };
}

const fixturesOf = (alias: string) =>
  readdirSync(join(source, alias, 'fixtures'))
    .filter((name) => fixtureKind(name) !== 'invalid')
    .map((name) =>
      fixtureSchema.parse(JSON.parse(readFileSync(join(source, alias, 'fixtures', name), 'utf8'))),
    );

/** Moves that no robot makes. */
const MORE: Readonly<
  Record<string, { readonly types: readonly string[]; readonly fields: readonly string[] }>
> = {
  'story-studio': {
    types: ['record', 'put', 'move', 'take', 'turn', 'add', 'drop', 'rename'],
    fields: ['page', 'audio', 'picture', 'at', 'place', 'title', 'on', 'text'],
  },
  'writing-assistant': { types: ['guide', 'language'], fields: ['place', 'locale'] },
  ebook: {
    types: ['present', 'pause', 'ended', 'on', 'finish'],
    fields: ['page', 'medium', 'failed', 'turn', 'seconds'],
  },
  'reading-deluxe': { types: ['listen', 'wrong', 'last'], fields: ['on', 'place', 'seconds'] },
  'word-search': { types: ['hint'], fields: [] },
};

/** What once threw. */
const FOUND = [
  { type: 'bring', piece: 0, place: { toString: '' } },
  { type: 'put', piece: '__proto__', place: 0 },
] as readonly unknown[] as readonly GameEvent[];

const EVERYWHERE = ['start', 'reveal', 'clue', 'read', 'introduced', 'heard', 'waited', 'next'];

test.each([...models])('%s goes on after any event, whatever stands in it', (alias, template) => {
  for (const { content, locale = 'en' } of fixturesOf(alias)) {
    const read = readContent(template, content);
    if (!read.ok) throw new Error('a fixture can be read');
    const { gameData, options } = read.content;
    const dealt = template.start(gameData, options, 7, { players: 2, locale });
    const started = template.step(dealt.state, { type: 'start' });
    const seen: GameEvent[] = [];
    let state = started.state;
    for (let count = 0; count < 12; count += 1) {
      for (const aim of ['right', 'wrong'] as const) {
        const move = template.robot.move(state, aim, 3);
        if (move) seen.push(move);
      }
      const move = template.robot.move(state, 'right', 3);
      if (!move) break;
      state = template.step(state, move).state;
    }
    const known = knownOf(seen);
    const types = [...known.types, ...(MORE[alias]?.types ?? [])];
    const fields = [...known.fields, ...(MORE[alias]?.fields ?? [])];
    const event = fc
      .tuple(
        fc.constantFrom(...EVERYWHERE, ...types),
        fc.dictionary(fc.constantFrom('problem', 'left', ...fields), value),
      )
      .map(([type, rest]): GameEvent => ({ ...rest, type }));
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 8 }), (events) => {
        let now: unknown = started.state;
        for (const one of events) {
          now = template.step(now, one).state;
          template.view(now);
          template.robot.move(now, 'wrong', 3);
        }
      }),
      { numRuns: 60, examples: FOUND.map((one) => [[one, { type: 'check' }]]) },
    );
  }
});
