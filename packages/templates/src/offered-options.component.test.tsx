import { readContent } from '@flink/game-kit/model/content/content.ts';
import { playThrough } from '@flink/game-kit/model/loop/play-through.ts';
import type { AnyTemplate, GameEvent } from '@flink/game-kit/model/template.ts';
import { GameStage } from '@flink/game-kit/react/game-stage.tsx';
import type { AnyPlay } from '@flink/game-kit/react/play.ts';
import type { Voice } from '@flink/game-kit/react/voice.ts';
import { memoryDesk } from '@flink/game-kit/react/work/memory-desk.ts';
import { blankFields } from '@flink/make-kit/description/blank.ts';
import type { Field, Fields } from '@flink/make-kit/description/field.ts';
import { PlayTestLook } from '@flink/ui/testing/looks.tsx';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Fixture, fixtureKind } from './fixture.ts';
import { lazyEdit } from './lazy-edit.gen.ts';
import { lazyPlay } from './lazy-play.gen.ts';

const fixtures = import.meta.glob<Fixture>('./*/fixtures/*.json', { import: 'default', eager: true });

type Options = Readonly<Record<string, unknown>>;

interface Played {
  readonly options: Options;
  readonly gameData: unknown;
  readonly locale: string;
}

/** What no robot does: a film still runs when the sound of its page has ended. */
const SOUND_ENDED: Readonly<Record<string, readonly GameEvent[]>> = {
  ebook: [{ type: 'start' }, { type: 'ended', page: 0, medium: 'audio' } as GameEvent],
};
const FILM_WITH_SOUND = {
  options: { ebookMode: 'presentation' },
  gameData: { problems: [{ id: 'p', image: 'moon.png', audio: 'moon.mp3', video: 'moon.mp4' }] },
};

function playedFixtures(alias: string, template: AnyTemplate): Played[] {
  return Object.entries(fixtures).flatMap(([path, { content, locale = 'en' }]) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (!path.startsWith(`./${alias}/`) || fixtureKind(name) === 'invalid') return [];
    const read = readContent(template, content);
    return read.ok ? [{ ...read.content, options: read.content.options as Options, locale }] : [];
  });
}

/** With what no fixture shows. */
function casesOf(alias: string, template: AnyTemplate): Played[] {
  const film = alias === 'ebook' ? readContent(template, FILM_WITH_SOUND) : null;
  const more = film?.ok ? [{ ...film.content, options: film.content.options as Options, locale: 'en' }] : [];
  return [...playedFixtures(alias, template), ...more];
}

interface Change {
  readonly name: string;
  /** The values to compare, each as the options it is laid over. */
  readonly values: readonly Options[];
}

function valuesOf(field: Field): unknown[] {
  switch (field.kind) {
    case 'switch':
      return [false, true];
    case 'number':
      return [field.least, field.most];
    case 'choice':
      return [...field.values];
    case 'colour':
      return ['#1b5e20', '#8b0000'];
    case 'choices':
      return [field.values.slice(0, 1), [...field.values]];
    case 'colours':
      return [[], ['#8b0000', '#1b5e20']];
    default:
      throw new Error(`No values are known for a field of the kind ${field.kind}`);
  }
}

/** Letters are fitted to their boxes over several frames, so their sizes are not compared here. */
const FITTED = ['fontSize', 'maxFontSize'];

const changesOf = (fields: Fields): Change[] =>
  Object.entries(fields).flatMap(([name, field]): Change[] => {
    if (FITTED.includes(name)) return [];
    if (field.kind !== 'group')
      return [{ name, values: valuesOf(field).map((value) => ({ [name]: value })) }];
    const usual = blankFields(field.fields);
    return Object.entries(field.fields).map(([inner, part]) => ({
      name: `${name}.${inner}`,
      values: valuesOf(part).map((value) => ({ [name]: { ...usual, [inner]: value } })),
    }));
  });

const SEED = 7;
const AIMS = ['right', 'wrong', 'mixed'] as const;

/** What a player could notice of the rules: effects and the view. That an option stands in the state proves nothing. */
function noticed(template: AnyTemplate, { gameData, options, locale }: Played): string {
  const runs = AIMS.map((aim) => {
    const { events } = playThrough(template, { gameData, options }, SEED, {
      aim,
      pace: 'dawdling',
      locale,
      limit: 400,
    });
    return events;
  });
  return JSON.stringify(
    [...runs, SOUND_ENDED[template.alias] ?? []].map((events) => {
      let { state } = template.start(gameData, options, SEED, { players: 1, locale });
      return events.map((event) => {
        const step = template.step(state, event);
        state = step.state;
        return [event, step.effects, template.work ? null : template.view(state)];
      });
    }),
  );
}

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const desk = {
  ...memoryDesk((file) => file),
  feedback: async () => ({ ok: true as const, feedback: '' }),
};

/** Nothing ends, so that a game stands where its events left it. */
const forever = new Promise<never>(() => {});

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockReturnValue(forever);
});

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

async function drawn(play: AnyPlay, { options, gameData, locale }: Played, events: readonly GameEvent[]) {
  const heard: string[] = [];
  const hear = (what: string) => {
    heard.push(what);
    return forever;
  };
  const voice: Voice = { play: (url) => hear(url), say: (text) => hear(text), stop: () => {} };
  const { container, unmount } = await render(
    <PlayTestLook>
      <GameStage
        play={play}
        content={{ options, gameData }}
        record={{ seed: SEED, events }}
        players={[]}
        locale={locale}
        started
        surroundings={{
          mediaUrl: (file) => `${PIXEL}#${file}`,
          soundUrl: () => '',
          voice: () => voice,
          onResult: () => {},
          desk: play.template.work && desk,
        }}
        bar={() => null}
      />
    </PlayTestLook>,
  );
  await frames(4);
  // The editor of a learner comes when it is first seen.
  for (let frame = 0; play.template.work && frame < 40; frame += 1) {
    if (container.querySelector('[role="toolbar"]')) break;
    await frames(1);
  }
  const look = [...container.querySelectorAll<HTMLElement>('*')].map(lookOf).join('\n');
  await unmount();
  return [look.replace(/_r_\w+_/g, ''), ...heard].join('\n');
}

function lookOf(element: HTMLElement): string {
  const { fontFamily, fontSize, color, display } = getComputedStyle(element);
  const attributes = Array.from(element.attributes, ({ name, value }) =>
    // Custom properties count only where letters follow them.
    name === 'style' && display === 'contents' ? '' : `${name}=${value}`,
  );
  const text = Array.from(element.childNodes, (node) =>
    node.nodeType === Node.TEXT_NODE ? node.textContent : '',
  );
  const letters = text.join('').trim() === '' ? [] : [fontFamily, fontSize, color];
  return [element.tagName, ...attributes, ...letters, ...text].join('|');
}

/** The beginning, and the middle where the game can be resumed there. */
function momentsOf(template: AnyTemplate, { gameData, options, locale }: Played): GameEvent[][] {
  if (template.work) return [[]];
  const { events } = playThrough(template, { gameData, options }, SEED, { aim: 'mixed', locale, limit: 400 });
  return [[], [...events.slice(0, Math.ceil(events.length / 2))]];
}

async function changesTheGame(play: AnyPlay, cases: readonly Played[], { values }: Change): Promise<boolean> {
  const { template } = play;
  const withValue = (played: Played, value: Options): Played => ({
    ...played,
    options: template.options.parse({ ...played.options, ...value }) as Options,
  });
  for (const played of cases) {
    const variants = values.map((value) => withValue(played, value));
    if (new Set(variants.map((variant) => noticed(template, variant))).size > 1) return true;
    for (const events of momentsOf(template, played)) {
      const [first, ...others] = [...new Set([variants[0], variants.at(-1), ...variants])];
      if (first === undefined) throw new Error('An option without values cannot be changed');
      const usual = await drawn(play, first, events);
      for (const other of others) {
        const look = await drawn(play, other ?? first, events);
        if (look === usual) continue;
        // What differs from itself proves nothing.
        if (
          (await drawn(play, first, events)) === usual &&
          (await drawn(play, other ?? first, events)) === look
        )
          return true;
      }
    }
  }
  return false;
}

describe.each([...lazyPlay])('the options of %s', (alias, load) => {
  test('that its editor offers each change its game', { timeout: 240_000 }, async () => {
    const play = await load();
    const editor = await lazyEdit.get(alias)?.();
    const cases = casesOf(alias, play.template);

    const without: string[] = [];
    for (const change of changesOf(editor?.description.options ?? {}))
      if (!(await changesTheGame(play, cases, change))) without.push(change.name);

    expect(cases.length).toBeGreaterThan(0);
    expect(without).toEqual([]);
  });
});

test('an option that no game reads is found out', async () => {
  const play = await lazyPlay.get('multiple-choice')?.();
  if (play === undefined) throw new Error('The game is missing');
  const cases = playedFixtures('multiple-choice', play.template).slice(0, 1);

  const change = { name: 'unread', values: [{ unread: 1 }, { unread: 2 }] };

  expect(await changesTheGame(play, cases, change)).toBe(false);
});
