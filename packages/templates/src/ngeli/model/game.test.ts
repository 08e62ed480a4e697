import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type NgeliEvent, type NgeliState, reviewedBy, robot, start, step, view } from './game.ts';
import { type NgeliPlace, PARTS, WAYS } from './machine.ts';
import { dataSchema, optionsSchema } from './schema.ts';
import { writtenWords } from './sentence.ts';

const texts = (...all: string[]) => all.map((text) => ({ text }));
const book = {
  id: 'p1',
  noun: {
    text: 'kitabu',
    image: 'book.svg',
    audio: 'kitabu.mp3',
    categories: texts('M–WA', 'KI–VI', 'JI–MA', 'M–MI', 'N–N'),
    correctCategory: 'KI–VI',
  },
  adjective: { text: 'kubwa', prefixes: texts('ki', 'm', '', 'wa') },
  verb: { text: 'naanguka', prefixes: texts('ki', 'a', 'li') },
};
const walls = {
  id: 'p2',
  noun: { text: 'kuta', categories: texts('U–N', 'KI–VI'), correctCategory: 'U–N' },
  adjective: { text: 'refu', prefixes: [{ text: 'n', word: 'ndefu' }, { text: 'm' }] },
  verb: { text: 'meanguka', prefixes: texts('zi', 'i') },
  sentenceAudio: 'kuta.mp3',
};

const begin = (problems: unknown[] = [book], options: object = {}, players = 1, seed = 1) =>
  start(dataSchema.parse({ problems }), optionsSchema.parse({ delayBeforeNext: 7, ...options }), seed, {
    players,
    locale: 'sw',
  }).state;

const at = (state: NgeliState) => state.round.at;
const play = (state: NgeliState, ...events: NgeliEvent[]) =>
  events.reduce((last, event) => step(last.state, event), { state, effects: [] } as ReturnType<typeof step>);

/** What an effect of the last step sends back when it has ended. */
const sentBack = ({ effects }: ReturnType<typeof step>): NgeliEvent => {
  const next = effects.flatMap((effect) => ('next' in effect && effect.next ? [effect.next] : [])).at(-1);
  if (!next) throw new Error('nothing comes back');
  return next;
};
const goOn = (out: ReturnType<typeof step>) => step(out.state, sentBack(out));

const toChoice = (state: NgeliState) => goOn(step(state, { type: 'start' })).state;
const pick = (state: NgeliState, right: boolean) => {
  const part = PARTS.find((one) => at(state) === `${one.toUpperCase()}_CHOICE`) ?? 'noun';
  const place = state.round.choices[part].answers.findIndex(({ correct }) => correct === right);
  return step(state, { type: 'choose', place });
};

/** From a choice over its right answer to the next choice. */
const rightTo = (state: NgeliState) => goOn(goOn(goOn(pick(state, true)))).state;
/** From the last choice to the review: the sign, what is said, the delay. */
const toReview = (state: NgeliState) => goOn(goOn(goOn(pick(state, true))));

test('the machine has the eleven places of the specification and no way but its own', () => {
  expect(WAYS).toEqual({
    IDLE: { START: 'NOUN_INTRO' },
    NOUN_INTRO: { NEXT: 'NOUN_CHOICE' },
    NOUN_CHOICE: { ANSWER: 'NOUN_ANSWERED' },
    NOUN_ANSWERED: { RIGHT: 'ADJECTIVE_INTRO', WRONG: 'NOUN_CHOICE' },
    ADJECTIVE_INTRO: { NEXT: 'ADJECTIVE_CHOICE' },
    ADJECTIVE_CHOICE: { ANSWER: 'ADJECTIVE_ANSWERED' },
    ADJECTIVE_ANSWERED: { RIGHT: 'VERB_INTRO', WRONG: 'ADJECTIVE_CHOICE' },
    VERB_INTRO: { NEXT: 'VERB_CHOICE' },
    VERB_CHOICE: { ANSWER: 'VERB_ANSWERED' },
    VERB_ANSWERED: { RIGHT: 'REVIEW', WRONG: 'VERB_CHOICE' },
    REVIEW: { NEXT: 'NOUN_INTRO', END: 'IDLE' },
  });
});

test('whatever comes, every step is a way of the machine', () => {
  const event = fc.oneof(
    fc.record({ type: fc.constant('choose' as const), place: fc.nat(3) }),
    fc.constantFrom<NgeliEvent>({ type: 'start' }, { type: 'reveal' }, { type: 'clue' }),
    fc.record({ type: fc.constant('next' as const), problem: fc.nat(2) }),
    fc.constant(null),
  );
  const reached = (from: NgeliPlace): NgeliPlace[] => [from, ...Object.values(WAYS[from]), 'VERB_ANSWERED'];
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), fc.integer(), (events, seed) => {
      let out: ReturnType<typeof step> = {
        state: begin([book, walls], { showAnswer: 2 }, 1, seed),
        effects: [],
      };
      let due: NgeliEvent | undefined;
      for (const one of events) {
        const sent = one ?? due;
        if (!sent) continue;
        const before = at(out.state);
        out = step(out.state, sent);
        due =
          out.effects.flatMap((effect) => ('next' in effect && effect.next ? [effect.next] : [])).at(-1) ??
          due;

        expect(reached(before)).toContain(at(out.state));
      }
    }),
  );
});

describe('a part of the sentence', () => {
  test('waits in IDLE, is heard as it is introduced, then opens its choice', () => {
    const idle = begin();
    const intro = step(idle, { type: 'start' });

    expect([at(idle), at(intro.state)]).toEqual(['IDLE', 'NOUN_INTRO']);
    expect(intro.effects).toEqual([
      {
        type: 'sound',
        sound: { from: 'activity', file: 'kitabu.mp3' },
        next: { type: 'introduced-part', problem: 0, at: 'NOUN_INTRO' },
      },
    ]);
    expect(at(goOn(intro).state)).toBe('NOUN_CHOICE');
  });

  test('takes no answer before its choice is open', () => {
    const intro = step(begin(), { type: 'start' }).state;

    expect(step(intro, { type: 'choose', place: 0 }).state).toEqual(intro);
  });

  test('can be opened by the button of the bar, and then not again by the sound that ends later', () => {
    const intro = step(begin(), { type: 'start' });
    const skip = view(intro.state).next;
    if (!skip) throw new Error('an introduction can be skipped');
    const open = step(intro.state, skip).state;

    expect(at(open)).toBe('NOUN_CHOICE');
    expect(step(open, sentBack(intro)).state).toEqual(open);
  });

  test('without a recording is read by the voice of the place, in the language of the activity', () => {
    const state = rightTo(toChoice(begin()));
    const intro = goOn(goOn(pick(toChoice(begin()), true)));

    expect(intro.effects).toMatchObject([{ type: 'speech', text: 'kubwa', locale: 'sw' }]);
    expect(at(state)).toBe('ADJECTIVE_CHOICE');
  });

  test('has three choices, one of them right, all different', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { choices } = begin([book], {}, 1, seed).round;
        for (const part of PARTS) {
          const { answers } = choices[part];

          expect(answers).toHaveLength(3);
          expect(answers.filter(({ correct }) => correct)).toHaveLength(1);
          expect(new Set(answers.map(({ text }) => text)).size).toBe(3);
        }
      }),
    );
  });

  test('shows whole words: the prefix before the stem, or the word that it makes', () => {
    const { choices } = begin([walls]).round;
    const right = PARTS.map((part) => choices[part].answers.find(({ correct }) => correct)?.text);

    expect(right).toEqual(['U–N', 'ndefu', 'zimeanguka']);
  });
});

describe('a right answer', () => {
  test('is said with what it agrees with, then after 1000 ms the next part is introduced', () => {
    const answer = pick(toChoice(begin()), true);
    const told = goOn(answer);

    expect(at(answer.state)).toBe('NOUN_ANSWERED');
    expect(answer.effects).toMatchObject([
      { type: 'sound', sound: { name: 'correct-1' } },
      {
        type: 'lesson',
        told: { verdict: 'right', lesson: { word: { text: 'kitabu: KI–VI' }, image: 'book.svg' } },
      },
    ]);
    expect(told.effects).toMatchObject([{ type: 'delay', milliseconds: 1_000 }]);
    expect(at(goOn(told).state)).toBe('ADJECTIVE_INTRO');
  });

  test('to the adjective and the verb names the sentence so far', () => {
    const adjective = pick(rightTo(toChoice(begin())), true);
    const verb = pick(rightTo(rightTo(toChoice(begin()))), true);

    expect(adjective.state.said.lesson?.word?.text).toBe('kitabu kikubwa');
    expect(verb.state.said.lesson?.word?.text).toBe('kitabu kikubwa kinaanguka');
  });
});

describe('a wrong answer', () => {
  test('returns to the same choice after 1000 ms, whatever delay the author chose', () => {
    const wrong = pick(toChoice(begin()), false);

    expect(at(wrong.state)).toBe('NOUN_ANSWERED');
    expect(wrong.effects.at(-1)).toMatchObject({ type: 'delay', milliseconds: 1_000 });
    expect(at(goOn(wrong).state)).toBe('NOUN_CHOICE');
  });

  test('names what was touched and says again what it must agree with', () => {
    const wrong = pick(rightTo(toChoice(begin())), false);
    const { lesson } = wrong.state.said;

    expect(lesson?.touched?.text).toMatch(/kubwa$/);
    expect(lesson?.again).toEqual({ text: 'kitabu', audio: 'kitabu.mp3' });
  });

  test('cannot be followed by another before the choice is open again', () => {
    const wrong = pick(toChoice(begin()), false).state;

    expect(pick(wrong, true).state).toEqual(wrong);
  });

  test('passes the turn, and points go to who is right', () => {
    const wrong = goOn(pick(toChoice(begin([book], {}, 2)), false)).state;
    const right = pick(wrong, true).state;

    expect(wrong.players?.turning).toBe(1);
    expect(right.players?.points).toEqual([0, 400]);
  });
});

describe('the review', () => {
  const last = () => rightTo(rightTo(toChoice(begin([book, walls]))));

  test('comes 1000 ms after the last answer was told, and plays the sentence', () => {
    const [sign, said] = [pick(last(), true), goOn(pick(last(), true))];
    const review = toReview(last());

    expect([at(sign.state), at(said.state)]).toEqual(['VERB_ANSWERED', 'VERB_ANSWERED']);
    expect(goOn(said).effects).toMatchObject([{ type: 'delay', milliseconds: 1_000 }]);
    expect(at(review.state)).toBe('REVIEW');
    expect(review.effects).toEqual([{ type: 'speech', text: 'Kitabu kikubwa kinaanguka.', locale: 'sw' }]);
  });

  test('says and shows the sentence as its author wrote it', () => {
    const review = toReview(
      rightTo(
        rightTo(toChoice(begin([{ ...book, sentenceText: 'Jana kitabu, kikubwa kinaanguka chini!' }]))),
      ),
    );
    const { problem } = review.state.round;

    expect(review.effects).toEqual([
      { type: 'speech', text: 'Jana kitabu, kikubwa kinaanguka chini!', locale: 'sw' },
    ]);
    expect(writtenWords(problem, 'sw')).toEqual([
      { part: 'noun', before: 'Jana', prefix: 'ki', rest: 'tabu', after: ',' },
      { part: 'adjective', before: '', prefix: 'ki', rest: 'kubwa', after: '' },
      { part: 'verb', before: '', prefix: 'ki', rest: 'naanguka', after: ' chini!' },
    ]);
    const other = writtenWords({ ...problem, sentenceText: 'Hakuna neno.' }, 'sw');
    expect(other.map(({ prefix, rest, after }) => prefix + rest + after)).toEqual([
      'Kitabu',
      'kikubwa',
      'kinaanguka.',
    ]);
  });

  test('stays until the learner goes on: to the noun of the next problem, at last to IDLE with the results', () => {
    const review = toReview(last()).state;
    const second = step(review, reviewedBy(review));
    const recorded = toReview(rightTo(rightTo(goOn(second).state)));
    const over = step(recorded.state, reviewedBy(recorded.state));

    expect([second.state.current, at(second.state)]).toEqual([1, 'NOUN_INTRO']);
    expect(recorded.effects).toEqual([{ type: 'sound', sound: { from: 'activity', file: 'kuta.mp3' } }]);
    expect([at(over.state), over.state.phase]).toEqual(['IDLE', 'over']);
    expect(over.effects).toMatchObject([
      {
        type: 'result',
        result: {
          kind: 'score',
          score: { allProblemsCount: 2, problemsAnsweredCorrectly: 2, problemsAnsweredIncorrectly: 0 },
        },
      },
    ]);
  });

  test('is not left by what was still to be heard when somebody went on', () => {
    const review = toReview(last()).state;

    for (const late of [
      { type: 'next', problem: 0 },
      { type: 'heard', problem: 0, left: [] },
    ] as const)
      expect(at(step(review, late).state)).toBe('REVIEW');
  });

  test('is shown after the answer was shown too', () => {
    const wrong = goOn(pick(toChoice(begin([book], { showAnswer: 1 })), false)).state;
    const revealed = step(wrong, { type: 'reveal' });

    expect(at(revealed.state)).toBe('VERB_ANSWERED');
    expect(at(goOn(revealed).state)).toBe('REVIEW');
  });
});

test.each(PARTS)('a problem with the %s wrong at first is not correct, though all is found', (missed) => {
  let state = toChoice(begin());
  for (const part of PARTS) {
    if (part === missed) state = goOn(pick(state, false)).state;
    state = part === 'verb' ? toReview(state).state : rightTo(state);
  }
  const over = step(state, reviewedBy(state));

  expect(over.effects).toMatchObject([
    {
      result: {
        score: { allProblemsCount: 1, problemsAnsweredCorrectly: 0, problemsAnsweredIncorrectly: 1 },
      },
    },
  ]);
});

test.each<NgeliPlace>(['NOUN_INTRO', 'NOUN_ANSWERED', 'VERB_ANSWERED', 'REVIEW'])(
  'who comes back in %s finds the game going on',
  (place) => {
    let out = step(begin(), { type: 'start' });
    for (let turn = 0; turn < 40 && at(out.state) !== place; turn += 1) {
      const move = robot.move(out.state, 'right', 1);
      out = move ? step(out.state, move) : goOn(out);
    }
    const back = play(JSON.parse(JSON.stringify(out.state)), { type: 'start' });

    expect(at(back.state)).toBe(place);
    expect(back.effects).not.toEqual([]);
  },
);
