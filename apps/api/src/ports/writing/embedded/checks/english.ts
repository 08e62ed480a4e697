import { type Found, found, type Word, wordsOf } from './found.ts';

/** Verbs that children write most: base, he-form, past. */
const VERBS = new Map(
  `go goes went|have has had|do does did|play plays played|like likes liked|run runs ran|eat eats ate|see sees saw
  |want wants wanted|sleep sleeps slept|jump jumps jumped|walk walks walked|read reads read|sing sings sang
  |make makes made|come comes came|live lives lived|love loves loved|swim swims swam|help helps helped
  |need needs needed|look looks looked|say says said|get gets got|drink drinks drank|write writes wrote
  |draw draws drew|cook cooks cooked|bark barks barked|fly flies flew|buy buys bought|find finds found`
    .split('|')
    .map((row) => row.trim().split(' ') as [string, string, string])
    .map(([base, he, past]) => [base, { he, past }]),
);
const BASE_OF = new Map([...VERBS].map(([base, { he }]) => [he, base]));

const PLURALS = new Map(
  'foots feet|mouses mice|tooths teeth|gooses geese|mans men|womans women|sheeps sheep|childs children|childrens children|oxes oxen|fishs fish|leafs leaves|knifes knives'
    .split('|')
    .map((row) => row.split(' ') as [string, string]),
);

const set = (words: string) => new Set(words.split(' '));

const DETERMINERS = set('the my your his her our their this that a an');
/** Nouns that are singular without looking so, or plural, or both. */
const UNCERTAIN = set(
  'fish sheep deer people children men women feet teeth mice geese police family team class bus glass dress princess boss news pants shorts scissors glasses always his its this yes',
);
const OBJECTS = new Map([
  ['him', 'he'],
  ['her', 'she'],
  ['them', 'they'],
]);
const AFTER_HER = set('likes is was has wants plays goes runs eats loves can');
const AFTER_OBJECT = set('is are was were has have likes like wants want plays play goes go can will');
const PAST_DAYS = /^(?:yesterday|last (?:week|night|year|summer|monday|saturday|sunday))[, ]+$/i;

/** What harper.js does not see, of the mistakes that children make. */
export function englishRules(text: string): readonly Found[] {
  const words = wordsOf(text);
  return [...words.flatMap((word, place) => atWord(words, word, place, text)), ...questions(text)];
}

function atWord(words: readonly Word[], word: Word, place: number, text: string): Found[] {
  const next = words[place + 1];
  const last = words[place - 1];
  const after = words[place + 2];
  const all: Found[] = [];
  const follows = (one: Word | undefined): one is Word => one !== undefined && /^ +$/.test(one.before);
  const { small } = word;

  const plural = PLURALS.get(small);
  if (plural) all.push(found('word', word, plural));

  // I seen, she done
  if (follows(next) && isSubject(small) && (next.small === 'seen' || next.small === 'done'))
    all.push(found('past', next, next.small === 'seen' ? 'saw' : 'did', word.text));

  // My cat are, the dogs runs
  if (word.isFirst && DETERMINERS.has(small) && follows(next) && follows(after)) {
    const isMany = /[^s]s$/.test(next.small) && !UNCERTAIN.has(next.small);
    const isOne = !next.small.endsWith('s') && !UNCERTAIN.has(next.small);
    const base = BASE_OF.get(after.small);
    if (
      isMany &&
      base !== undefined &&
      !['a', 'an', 'this', 'that'].includes(small) &&
      isVerbPlace(words[place + 3])
    )
      all.push(found('agreement', after, base, next.text));
    if (isOne && (after.small === 'are' || after.small === 'were'))
      all.push(found('agreement', after, after.small === 'are' ? 'is' : 'was', next.text));
  }
  if (word.isFirst && small === 'there' && follows(next) && follows(after)) {
    const isMany = /^(?:many|two|three|four|five|six|seven|eight|nine|ten|lots)$/.test(after.small);
    if (isMany && (next.small === 'is' || next.small === 'was'))
      all.push(found('agreement', next, next.small === 'is' ? 'are' : 'were', after.text));
  }

  // a grate day
  if (small === 'grate' && follows(next) && /^(?:day|time|job|big|fun|idea|friend|party)$/.test(next.small))
    all.push(found('word', word, 'great'));
  // go their.
  if (
    small === 'their' &&
    (!next || !/^ +$/.test(next.before)) &&
    /^(?:go|went|over|is|are|was|sit|stay|live)$/.test(last?.small ?? '')
  )
    all.push(found('word', word, 'there'));
  // Your my best friend
  if (
    small === 'your' &&
    follows(next) &&
    /^(?:the|a|an|not|welcome|going)$/.test(next.small) &&
    after !== undefined
  )
    all.push(found('apostrophe', word, "you're"));
  if (small === 'your' && follows(next) && next.small === 'my') all.push(found('apostrophe', word, "you're"));

  // Him is, me and my mom went
  const subject = OBJECTS.get(small);
  const verbs = small === 'her' ? AFTER_HER : AFTER_OBJECT;
  if (word.isFirst && subject && follows(next) && verbs.has(next.small))
    all.push(found('word', word, subject));
  if (word.isFirst && small === 'me' && next?.small === 'and') {
    const other = text.slice(next.to).match(/^ ((?:my |the )?\p{L}+)/u)?.[1] ?? '';
    all.push({
      ...found('word', word, `${other} and I`),
      to: next.to + 1 + other.length,
      wrong: `${word.text} and ${other}`,
    });
  }
  // I like them apples
  if (
    small === 'them' &&
    follows(next) &&
    /[^s]s$/.test(next.small) &&
    /^(?:like|love|want|see|hate|eat)$/.test(last?.small ?? '')
  )
    all.push(found('word', word, 'those'));

  // Yesterday I play
  if (isSubject(small) && last && PAST_DAYS.test(`${pastDay(words, place)} `) && follows(next)) {
    const past = VERBS.get(next.small)?.past ?? VERBS.get(BASE_OF.get(next.small) ?? '')?.past;
    if (past && past !== next.small) all.push(found('past', next, past));
  }

  // don't have no money
  if (small.endsWith("n't") && follows(next)) {
    const rest = words.slice(place + 1, place + 4);
    const no = rest.find(
      (one, step) => /^(?:no|nothing|nobody|none)$/.test(one.small) && rest.slice(0, step + 1).every(follows),
    );
    if (no)
      all.push(
        found(
          'twoNegatives',
          no,
          no.small === 'nothing' ? 'anything' : no.small === 'nobody' ? 'anybody' : 'any',
          word.text,
        ),
      );
  }

  // play He is big
  if (
    !word.isFirst &&
    /^(?:He|She|They|We|It|My|The)$/.test(word.text) &&
    /^ +$/.test(word.before) &&
    last &&
    /^\p{Ll}/u.test(last.text)
  )
    if (/^(?:He|She|They|We|It)$/.test(word.text) || follows(next)) {
      const isTitle = last.small === 'called' || last.small === 'named' || last.small === 'read';
      if (!isTitle && isSubject(small)) all.push(found('newSentence', word, `. ${word.text}`, last.text));
    }
  return all;
}

const isSubject = (small: string): boolean => /^(?:i|he|she|it|we|you|they)$/.test(small);

const isVerbPlace = (next: Word | undefined): boolean => next === undefined || next.small !== 'is';

function pastDay(words: readonly Word[], place: number): string {
  const before = words.slice(Math.max(0, place - 2), place);
  const from = before.findIndex(({ isFirst }) => isFirst);
  return from === -1
    ? ''
    : before
        .slice(from)
        .map(({ small }) => small)
        .join(' ');
}

/** Can you help me. */
function questions(text: string): readonly Found[] {
  return [
    ...text.matchAll(
      /(?:^|[.!?]\s+)((?:Can|Could|Do|Does|Did|Are|Is|Will|Would) (?:I|you|he|she|it|we|they)\b[^.!?\n]*|(?:Where|Why|Who|What|How) (?:is|are|do|does|did|can) [^.!?\n,]*)(\.)(?=\s|$)/gu,
    ),
  ].map((match) => {
    const to = match.index + match[0].length;
    return {
      kind: 'question',
      from: to - 1,
      to,
      wrong: '.',
      right: '?',
      beside: (match[1] ?? '').split(' ')[0] ?? '',
    };
  });
}
