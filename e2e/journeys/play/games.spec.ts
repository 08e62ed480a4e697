import type { Page } from '@playwright/test';
import { models } from '../../../packages/templates/src/models.gen.ts';
import { barriers } from '../../support/accessibility.ts';
import { playableFixtures } from '../../support/fixtures.ts';
import {
  beyondKeys,
  cutWords,
  overTheEdge,
  smallTargets,
  smallWords,
  underBubbles,
} from '../../support/layout.ts';
import { moveOnce } from '../../support/robot-hands.ts';
import { drawn } from '../../support/settled.ts';
import { openSpecimen, type Walk } from '../../support/specimens.ts';
import { expect, test } from '../../support/test.ts';

const walk: Walk = { look: 'template', locale: 'en', scheme: 'light' };

/** A small phone and a phone on its side: where there is least room. What lies between is seen in the pictures. */
const TIGHT = [
  [360, 640],
  [844, 390],
] as const;
const softly = expect.configure({ soft: true });

const TABLET = [1024, 768] as const;
const WALL = [3840, 2160] as const;
/** As most families and teachers have them; beside the tablet. */
const SEEN = [
  [390, 844],
  [1440, 900],
] as const;

const LONG_TASKS = ['spelling-keyboard-valid-spanish-play', 'directions-grid-valid-between-shapes-play'];

/** A word is written letter by letter before it is checked. */
const MAX_MOVES_TO_SPEECH = 24;

for (const [alias, fixtures] of playableFixtures()) {
  test.describe(alias, () => {
    test.use({ hasTouch: true });

    test('fits every screen, without barriers, words cut off or things too small to touch', async ({
      page,
    }) => {
      for (const [index, fixture] of fixtures.entries()) {
        const [usualWidth, usualHeight] = TABLET;
        await page.setViewportSize({ width: usualWidth, height: usualHeight });
        await openSpecimen(page, walk, fixture);
        // What a game is made of, its colours and its room on a large screen are shown by its first fixture.
        const isFirst = index === 0;
        expect.soft(await barriers(page, { contrast: isFirst }), `${fixture}: axe`).toEqual([]);
        for (const [width, height] of isFirst ? [...TIGHT, TABLET, WALL] : TIGHT) {
          const at = `${fixture} at ${width} × ${height}`;
          await page.setViewportSize({ width, height });
          await drawn(page);
          expect.soft(await overTheEdge(page), at).toEqual([]);
          expect.soft(await cutWords(page), at).toEqual([]);
          // Letters are measured, and made smaller, in the frames after.
          await softly.poll(() => beyondKeys(page), { message: at }).toEqual([]);
          expect.soft(await smallWords(page, 18), at).toEqual([]);
          expect.soft(await smallTargets(page, height < 500 ? 44 : 64), at).toEqual([]);
        }
      }
    });

    const isAnswered = models.get(alias)?.hasScore !== false;
    if (isAnswered)
      test('what is said about an answer lies over nothing that is read or touched', async ({ page }) => {
        for (const fixture of fixtures.filter((one, index) => index === 0 || LONG_TASKS.includes(one))) {
          await page.setViewportSize({ width: TABLET[0], height: TABLET[1] });
          await openSpecimen(page, walk, fixture);
          const says = page.locator('[data-bubble]').filter({ hasText: /./ });
          for (let moves = 0; moves < MAX_MOVES_TO_SPEECH && (await says.count()) === 0; moves += 1)
            if (!(await moveOnce(page, 'wrong'))) break;
          for (const [width, height] of [...SEEN, TABLET]) {
            await page.setViewportSize({ width, height });
            await drawn(page);
            expect.soft(await underBubbles(page), `${fixture} at ${width} × ${height}`).toEqual([]);
          }
        }
      });
  });
}

test('the second of two quick taps is no answer to the question that came between them', async ({ page }) => {
  await openSpecimen(page, walk, 'multiple-choice-valid-animals-play');
  // Asked in the moment in which the board closes, and in that in which it opens: nothing here hangs on the clock.
  await page.evaluate(() => {
    const touched: boolean[] = [];
    new MutationObserver(() => {
      const answer = document.querySelector('[data-move]');
      const { left, top, width, height } = answer?.getBoundingClientRect() ?? new DOMRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      touched.push(hit !== null && answer?.contains(hit) === true);
      document.body.dataset.touched = touched.join();
    }).observe(document.body, { subtree: true, attributeFilter: ['data-fresh'] });
  });
  const right = await page.evaluate(() => window.__game?.move('right'));
  await page.locator(`[data-move="choose ${right && 'place' in right ? right.place : ''}"]`).click();

  await page.locator('[data-game-next]').click();

  await expect(page.locator('body')).toHaveAttribute('data-touched', 'false,true');
});

test.describe('answers that move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('move in a game that is opened by its address or loaded again, and stand when a key is used', async ({
    page,
  }) => {
    await openSpecimen(page, walk, 'moving-answers-valid-birds-play');
    const stop = page.getByRole('button', { name: 'Stop', exact: true });
    await expect(page.locator('[data-move]').first()).toBeFocused();
    await expect(stop).toBeVisible();
    await page.reload();
    await expect(page.locator('[data-move]').first()).toBeFocused();
    await expect(stop).toBeVisible();

    await page.keyboard.press('ArrowRight');

    await expect(stop).toBeHidden();
  });
});

test('what flies lights up as the finger comes down', async ({ page }) => {
  await openSpecimen(page, walk, 'moving-answers-valid-birds-play');
  const flyer = page.locator('[data-move]').first();
  // Counted in the moment of the press: the light is over before anybody can ask for it from outside.
  await flyer.evaluate((button) =>
    window.addEventListener('pointerdown', () => {
      button.dataset.lights = String(button.getAnimations().length);
    }),
  );
  await flyer.hover();

  await page.mouse.down();

  await expect(flyer).toHaveAttribute('data-lights', '1');
});

test.describe('on a small phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  const cells = (page: Page) =>
    page
      .locator('[data-piece]')
      .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect));

  test('six letters of a word search have 44 px each and nineteen 16, all of them on the screen', async ({
    page,
  }) => {
    for (const [fixture, side, least] of [
      ['word-search-valid-two-grids-play', 6, 44],
      ['word-search-valid-twenty-long-words-play', 19, 16],
    ] as const) {
      await openSpecimen(page, walk, fixture);
      const boxes = await cells(page);

      expect(boxes.length, fixture).toBeLessThanOrEqual(side * side);
      expect(Math.min(...boxes.map(({ width }) => width)), fixture).toBeGreaterThanOrEqual(least);
      expect(Math.max(...boxes.map(({ bottom }) => bottom)), fixture).toBeLessThanOrEqual(640);
    }
  });

  test('all 36 cells of a farm are in sight and have 44 px', async ({ page }) => {
    await openSpecimen(page, walk, 'directions-grid-valid-six-by-six-play');
    const boxes = await page
      .locator('[data-keys] > li')
      .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect));
    const field = await page.locator('[data-keys]').evaluate((list) => {
      const { scrollHeight, clientHeight } = list.parentElement ?? list;
      return scrollHeight - clientHeight;
    });

    expect(boxes).toHaveLength(36);
    expect(Math.min(...boxes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44);
    expect(field).toBeLessThanOrEqual(0);
  });

  test('what is said about a wrong choice lies over none of the choices', async ({ page }) => {
    await openSpecimen(page, walk, 'ngeli-valid-book-and-shoes-play');
    await page.locator('[data-move="choose 0"]').tap();
    const words = page.getByText(/^You chose/);
    await expect(words).toBeVisible();
    const bubble = await words.locator('..').boundingBox();
    const choices = await page
      .locator('[data-move]')
      .evaluateAll((all) => all.map((choice) => choice.getBoundingClientRect().bottom));

    expect(bubble?.y).toBeGreaterThan(Math.max(...choices));
  });

  test('a finger finds a word of small letters beside which it comes down', async ({ page }) => {
    await openSpecimen(page, walk, 'word-search-valid-twenty-long-words-play');
    const side = Math.sqrt((await cells(page)).length);
    const word = await page.evaluate(() => window.__game?.move('right'));
    const { piece, place } = word as unknown as { piece: number; place: number };
    const beside = piece % side === place % side ? 1 : side;
    const inside = Math.max(piece, place) + beside < side * side ? beside : -beside;

    await page.locator(`[data-piece="${piece + inside}"]`).tap();
    await page.locator(`[data-piece="${place + inside}"]`).tap();

    await expect(page.locator('[data-piece][data-found]').first()).toBeVisible();
  });
});

test.describe('a phone on its side', () => {
  test.use({ hasTouch: true, viewport: { width: 844, height: 390 } });

  test('has all letters of a word search in sight, also nineteen in a row', async ({ page }) => {
    for (const [fixture, least] of [
      ['word-search-valid-two-grids-play', 44],
      ['word-search-valid-twenty-long-words-play', 14],
    ] as const) {
      await openSpecimen(page, walk, fixture);
      const boxes = await page
        .locator('[data-piece]')
        .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect));

      expect(Math.min(...boxes.map(({ width }) => width)), fixture).toBeGreaterThanOrEqual(least);
      expect(Math.max(...boxes.map(({ bottom }) => bottom)), fixture).toBeLessThanOrEqual(390);
    }
  });
});

test('a word is joined by drawing over its letters, and one of them let go by drawing back', async ({
  page,
}) => {
  await openSpecimen(page, walk, 'spelling-connectables-valid-animals-play');
  const draw = async (letter: string) => {
    const box = await page.locator('[data-box]', { hasText: new RegExp(`^${letter}`) }).boundingBox();
    if (!box) throw new Error(`${letter} is not on the board.`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 });
  };

  await draw('c');
  await page.mouse.down();
  for (const letter of 'aca') await draw(letter);
  await expect(page.getByRole('button', { name: 'a, number 2 in the chain' })).toBeVisible();
  await draw('t');
  await page.mouse.up();

  await expect(page.locator('[data-game-next]')).toBeVisible();
});

test('an instruction that is only spoken is written where nothing can be heard', async ({ page }) => {
  await openSpecimen(page, walk, 'directions-grid-valid-letters-heard-play');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Gusa herufi iliyo chini ya [A-Z]\.$/);
  await expect(page.getByRole('heading', { level: 1 }).locator('em')).toBeVisible();
});

test('shift and delete have their room on the keyboard of every language', async ({ page }) => {
  for (const fixture of ['swahili', 'spanish', 'hindi-amharic', 'umbrella', 'written-from-right']) {
    await openSpecimen(page, walk, `spelling-keyboard-valid-${fixture}-play`);
    const widths = await page
      .locator(':is([data-move="shift"], [data-move="delete"])')
      .evaluateAll((all) => all.map((key) => key.getBoundingClientRect().width));

    expect(Math.min(...widths), fixture).toBeGreaterThanOrEqual(64);
  }
});

test('who has a keyboard types the word at once, with what an input method puts together', async ({
  page,
}) => {
  await openSpecimen(page, walk, 'spelling-keyboard-valid-spanish-play');
  const letters = page.locator('ol [data-state="written"]');

  await page.keyboard.press('r');
  await expect(letters).toHaveText(['r']);
  await page.keyboard.press('Backspace');
  await expect(letters).toHaveCount(0);
  await page.keyboard.insertText('á');
  await page.keyboard.type('rbol');
  await expect(letters).toHaveText(['á', 'r', 'b', 'o', 'l']);
  await page.keyboard.press('Enter');

  await expect(page.locator('ol [data-state="found"]')).toHaveCount(5);
});

test('Fletcher offers to read what is written, unless its author switched it off', async ({ page }) => {
  const offered = page.getByRole('button', { name: 'Feedback' });
  for (const [fixture, count] of [
    ['story-studio-valid-garden-play', 1],
    ['story-studio-valid-without-feedback-play', 0],
    ['story-studio-valid-recorder-play', 0],
  ] as const) {
    await openSpecimen(page, walk, fixture);
    await expect(offered, fixture).toHaveCount(count);
  }
});

test('a dead key and an input method write what they end with, and nothing before', async ({ page }) => {
  await openSpecimen(page, walk, 'spelling-keyboard-valid-spanish-play');
  const letters = page.locator('ol [data-state="written"]');
  const keys = await page.context().newCDPSession(page);
  const composed = (text: string) =>
    keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

  await keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Dead', windowsVirtualKeyCode: 222 });
  await composed('´');
  await expect(page.getByRole('textbox', { name: 'Type the word here' })).toBeFocused();
  await expect(letters).toHaveCount(0);
  await composed('á');
  await expect(letters).toHaveCount(0);
  await keys.send('Input.insertText', { text: 'á' });
  await expect(letters).toHaveText(['á']);

  // What is given up leaves nothing behind.
  await composed('r');
  await composed('');
  await page.keyboard.type('rb');
  await expect(letters).toHaveText(['á', 'r', 'b']);
});

test.describe('a key that is held', () => {
  test.use({ hasTouch: true });

  test('offers its other letters: a finger slides to one, or lets go and touches it', async ({ page }) => {
    await openSpecimen(page, walk, 'spelling-keyboard-valid-spanish-play');
    const letters = page.locator('ol [data-state="written"]');
    const touch = await page.context().newCDPSession(page);
    const middle = async (name: string) => {
      const box = await page.locator(name).boundingBox();
      if (!box) throw new Error(`${name} is not there`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const finger = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints });

    await finger('touchStart', await middle('[data-key="a"]'));
    await expect(page.locator('[data-more="á"]')).toBeVisible();
    await finger('touchMove', await middle('[data-more="á"]'));
    await finger('touchEnd');
    await expect(letters).toHaveText(['á']);
    await expect(page.locator('[data-more]')).toHaveCount(0);

    await finger('touchStart', await middle('[data-key="u"]'));
    await expect(page.locator('[data-more="ü"]')).toBeVisible();
    await finger('touchEnd');
    await expect(letters).toHaveText(['á']);
    await page.locator('[data-more="ü"]').tap();
    await expect(letters).toHaveText(['á', 'ü']);

    // A short touch is the letter itself.
    await page.locator('[data-key="r"]').tap();
    await expect(letters).toHaveText(['á', 'ü', 'r']);
  });
});

test.describe('a game runs the way its language is written, whatever the page', () => {
  const leftOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().left)));
  const isFalling = (all: readonly number[]) =>
    all.length > 1 && all.every((left, place) => place === 0 || left < (all[place - 1] ?? 0));

  test('Arabic on an English page: places and pieces from the right, the words of the house in English', async ({
    page,
  }) => {
    await openSpecimen(page, walk, 'order-it-valid-written-from-right-play');

    expect(isFalling(await leftOf(page, 'ol [data-place]'))).toBe(true);
    expect(isFalling(await leftOf(page, '[data-piece]'))).toBe(true);
    const task = page.getByRole('heading', { name: 'Put them in the right order' }).locator('[lang]');
    await expect(task).toHaveAttribute('lang', 'en');
    await expect(task).toHaveCSS('direction', 'ltr');
  });

  test('German on an Arabic page: places from the left', async ({ page }) => {
    await openSpecimen(page, { ...walk, locale: 'ar' }, 'match-by-drag-valid-written-in-german-play');

    expect(isFalling((await leftOf(page, '[data-place]')).slice(0, 4).reverse())).toBe(true);
  });

  test('a sentence that begins with a Latin name is not turned, and English words in it keep their order', async ({
    page,
  }) => {
    await openSpecimen(page, walk, 'literacy-valid-written-from-right-play');

    await expect(page.getByRole('heading').locator('[lang="ar"]')).toHaveCSS('direction', 'rtl');
    const [leo = 0, smith = 0, likes = 0] = await leftOf(page, '[data-move]');
    expect([leo < smith, likes < leo]).toEqual([true, true]);

    await page.locator('[data-move]').first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('[data-move]').nth(1)).toBeFocused();
  });
});

test('a text of several pages fills them, and each of its words stands on one of them', async ({ page }) => {
  await openSpecimen(page, walk, 'missing-elements-valid-written-from-right-play');
  const chunks = page.locator('[data-chunk]');
  const hidden = () =>
    chunks.evaluateAll((all) =>
      all.filter((chunk) => chunk.textContent?.trim()).map((chunk) => getComputedStyle(chunk).visibility),
    );

  const first = await hidden();
  expect(
    Number.parseFloat(await chunks.first().evaluate((chunk) => getComputedStyle(chunk).fontSize)),
  ).toBeGreaterThan(18);
  await page.locator('[data-turn]').click();
  const second = await hidden();

  expect(first.length).toBeGreaterThan(40);
  expect(first.map((seen, place) => seen !== second[place])).toEqual(first.map(() => true));
});

test('the mark after a gap stands at it on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSpecimen(page, walk, 'missing-elements-valid-extremes-play');

  const apart = await page.locator('[data-marked]').evaluateAll((gaps) =>
    gaps.map((gap) => {
      const mark = document.createRange();
      if (gap.nextSibling) mark.selectNode(gap.nextSibling);
      const [box, sign] = [gap.getBoundingClientRect(), mark.getBoundingClientRect()];
      return { onItsLine: sign.top < box.bottom && sign.bottom > box.top, px: sign.left - box.right };
    }),
  );

  expect(apart).toEqual([{ onItsLine: true, px: expect.closeTo(3, 0) }]);
});

test('a long answer stands whole inside what carries it, in letters that can be read', async ({ page }) => {
  for (const [width, height] of [...TIGHT, TABLET]) {
    await page.setViewportSize({ width, height });
    await openSpecimen(page, walk, 'moving-answers-valid-written-long-play');
    const answers = await page.locator('[data-move] [lang]').evaluateAll((all) =>
      all.map((words) => {
        const [inner, outer] = [words, words.closest('[class*="body"]')].map((one) =>
          one?.getBoundingClientRect(),
        );
        const inside = inner && outer && inner.top >= outer.top && inner.bottom <= outer.bottom;
        return { inside, readable: Number.parseFloat(getComputedStyle(words).fontSize) >= 18 };
      }),
    );

    expect(answers, `${width} × ${height}`).toEqual(Array(4).fill({ inside: true, readable: true }));
  }
});

test('long German words are broken between syllables on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSpecimen(page, walk, 'multiple-choice-valid-written-in-german-play');
  const answers = page.locator('[data-move] [lang="de"]');

  await expect(answers.first()).toContainText('Donau\u00addampf');
  // How they are set is measured in the frame after they came.
  await expect
    .poll(() =>
      answers.evaluateAll((all) =>
        all
          .filter((words) => getComputedStyle(words).overflowWrap === 'anywhere')
          .map((words) => words.textContent),
      ),
    )
    .toEqual([]);
});

test('letters of a script come with the first game that needs them', async ({ page }) => {
  const loaded = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return [
        ...new Set(
          [...document.fonts]
            .filter(({ status }) => status === 'loaded')
            .map(({ family }) => family.replaceAll('"', '')),
        ),
      ];
    });
  const named = () => page.evaluate(() => [...document.fonts].map(({ family }) => family).join());

  await openSpecimen(page, walk, 'multiple-choice-valid-animals-play');
  expect(await named()).not.toMatch(/Ethiopic|Thai|Hebrew|Bengali/);

  await openSpecimen(page, walk, 'multiple-choice-valid-written-in-other-scripts-play');
  await expect
    .poll(loaded)
    .toEqual(
      expect.arrayContaining([
        'Noto Sans Ethiopic',
        'Noto Sans Thai',
        'Noto Sans Hebrew',
        'Noto Sans Bengali',
      ]),
    );
});
