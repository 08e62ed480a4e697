import { tidyUsername } from '@flink/contract/rules/people/username.ts';
import type { TextParams } from '@flink/contract/texts/translate.ts';
import type { DbOrTx } from '../../db/database.ts';
import { outboxPost } from '../../post/post.ts';
import type { News } from '../../resources/served-resource.ts';
import { byCenter, tellCenter } from '../accounts/center-news.service.ts';
import { interfaceTexts } from '../catalog/texts/interface-texts.service.ts';
import { contacts } from './family-form.repo.ts';

type Row = News['rows'][number]['after'];
type Changed = { readonly before: Row; readonly after: Row };

const changedOf = (rows: News['rows']): readonly Changed[] =>
  rows.flatMap(({ before, after }) => (before ? [{ before, after }] : []));

const isOther = ({ before, after }: Changed, field: string): boolean => before[field] !== after[field];
const hasMoved = (one: Changed): boolean => isOther(one, 'learningCenterId');

/**
 * What is told above the center of whoever is there changes with a family that moves or has another product: the centers
 * hear of it when somebody above them has done so.
 */
export async function tellCenters(tx: DbOrTx, rows: News['rows']): Promise<void> {
  const changed = changedOf(rows);
  const moves = changed.filter(hasMoved).flatMap(({ before, after }) => {
    const line = {
      family: nameIn(after),
      from: text(before.learningCenterName),
      to: text(after.learningCenterName),
    };
    return [before, after].map((row) => [text(row.learningCenterId), line] as const);
  });
  const products = changed
    .filter((one) => !hasMoved(one) && isOther(one, 'productId'))
    .map(({ after }) => [text(after.learningCenterId), { family: nameIn(after) }] as const);
  for (const [learningCenterId, lines] of byCenter(moves))
    await tellCenter(tx, { learningCenterId, kind: 'movedFromAbove', lines });
  for (const [learningCenterId, lines] of byCenter(products))
    await tellCenter(tx, { learningCenterId, kind: 'productFromAbove', lines });
}

/** So do the families, who would look for their center, their games and their usernames in vain. */
export async function tellFamilies(tx: DbOrTx, rows: News['rows'], origin: string): Promise<void> {
  const sentences = new Map(changedOf(rows).map((one) => [one.after._id, sentencesOf(one)] as const));
  await tellOfChanges(tx, sentences, origin);
}

/** What changed for one family: the key of a text, and what it is about. */
type Sentence = readonly [key: string, about: TextParams];

/** Whoever of a family is called otherwise now, or signs in otherwise. */
export function sentencesOfMembers(
  before: readonly Named[],
  after: readonly (Partial<Pick<Named, '_id'>> & Omit<Named, '_id'>)[],
): readonly Sentence[] {
  const was = new Map(before.map((member) => [member._id, member]));
  return after.flatMap((member) => {
    const known = member._id === undefined ? undefined : was.get(member._id);
    return known ? sentencesOfNames(known, member) : [];
  });
}

interface Named {
  readonly _id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly username: string;
}

type Names = Omit<Named, '_id'>;

const fullName = ({ firstname, lastname }: Names): string => `${firstname.trim()} ${lastname.trim()}`;

function sentencesOfNames(before: Names, after: Names): readonly Sentence[] {
  const [was, is] = [fullName(before), fullName(after)];
  const username = tidyUsername(after.username);
  return [
    ...(was === is ? [] : [['renamed', { whom: was, who: is }] as const]),
    ...(tidyUsername(before.username) === username ? [] : [['username', { whom: is, username }] as const]),
  ];
}

export async function tellOfChanges(
  tx: DbOrTx,
  sentences: ReadonlyMap<string, readonly Sentence[]>,
  origin: string,
): Promise<void> {
  const ids = [...sentences].flatMap(([id, changes]) => (changes.length > 0 ? [id] : []));
  if (ids.length === 0) return;
  const { texts } = interfaceTexts(tx);
  const mails = [];
  for (const { _id, name, email, locale, product, center, url } of await contacts(tx, ids)) {
    if (email === null) continue;
    const { t } = await texts(locale);
    const changes = (sentences.get(_id) ?? []).map(([key, about]) =>
      t(`mail.changedFromAbove.${key}`, {
        ...about,
        product: product ?? t('mail.changedFromAbove.allThere'),
      }),
    );
    mails.push({
      to: email,
      kind: 'changed-from-above',
      subject: t('mail.changedFromAbove.subject'),
      text: t('mail.changedFromAbove.text', {
        name,
        center,
        changes: changes.join('\n'),
        link: `${origin}/${url}`,
      }),
    } as const);
  }
  await outboxPost(tx).mails(mails);
}

function sentencesOf(one: Changed): readonly Sentence[] {
  const { before, after } = one;
  const all: readonly (readonly [boolean, Sentence])[] = [
    [hasMoved(one), ['moved', { from: text(before.learningCenterName), to: text(after.learningCenterName) }]],
    [isOther(one, 'productId'), ['product', {}]],
    [isOther(one, 'name'), ['familyName', { family: nameIn(after) }]],
    [isOther(one, 'phone'), ['phone', {}]],
  ];
  return [
    ...all.flatMap(([holds, sentence]) => (holds ? [sentence] : [])),
    ...sentencesOfNames(adminIn(before), adminIn(after)),
  ];
}

const adminIn = (row: Row): Names => ({
  firstname: text(row.adminFirstname),
  lastname: text(row.adminLastname),
  username: text(row.adminUsername),
});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const nameIn = ({ name }: Row): string => text(name);
