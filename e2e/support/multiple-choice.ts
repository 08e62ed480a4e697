import type { Page } from '@playwright/test';
import { libraryId } from '../../content/library/library-id.ts';
import { surroundings } from './surroundings.ts';
import { expect } from './test.ts';

export const multipleChoice = (list: string) => libraryId('activity', list, 'multiple-choice', 'en');

interface Problem {
  readonly question: { readonly image: string };
  readonly correctAnswer: { readonly text: string };
}

interface ActivityReply {
  readonly data: { readonly gameData: { readonly problems: readonly Problem[] } };
  readonly template: object;
}

export async function activityReply(id: string): Promise<ActivityReply> {
  const reply = await fetch(`${surroundings().house}/api/flink-play/activities/${id}`);
  return (await reply.json()) as ActivityReply;
}

/** By the address of the picture that is asked about. */
export async function answersOf(id: string): Promise<ReadonlyMap<string, string>> {
  const { data } = await activityReply(id);
  return new Map(
    data.gameData.problems.map(({ question, correctAnswer }) => [question.image, correctAnswer.text]),
  );
}

export const cards = (page: Page) => page.getByRole('list', { name: 'Answers' }).getByRole('button');
/** A card says its letter and its word: “apple” is not “pineapple”. */
export const saying = (word: string) => new RegExp(`^\\s*[A-H]?\\s*${word}\\s*$`);
export const card = (page: Page, word: string) => cards(page).filter({ hasText: saying(word) });

export async function rightWord(page: Page, answers: ReadonlyMap<string, string>): Promise<string> {
  const picture = await page
    .locator('main img[src^="/pictures/"]')
    .first()
    .getAttribute('src', { timeout: 15_000 });
  return answers.get(picture ?? '') ?? '';
}

/** Answers the question on the table and waits for the next one, or for the end. */
export async function answerRight(page: Page, answers: ReadonlyMap<string, string>): Promise<void> {
  await card(page, await rightWord(page, answers)).click();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.waitFor();
  // The game goes on by itself where the browser is slow.
  await next.click({ timeout: 5_000 }).catch(() => undefined);
  // The old question stands until the new one is drawn.
  await expect(next).toBeHidden();
}
