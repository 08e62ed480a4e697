import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PlayTestLook } from '../../testing/looks.tsx';
import { GameLayout } from '../game/game-layout.tsx';
import { Character } from './character.tsx';
import { type CharacterPlace, CharacterPlaceContext } from './character-place.ts';
import { Companion } from './companion.tsx';
import { LivingCharacter } from './living/living-character.tsx';
import { OwnCharacterContext } from './own-character.ts';

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${color}"/></svg>`)}`;

const hare = { name: 'hare', pictures: { idle: picture('red'), happy: picture('blue') } };

const sourcesIn = (container: Element) => [...container.querySelectorAll('img')].map(({ src }) => src);

test('a character with pictures shows the one of its pose, and standing where a pose has none', async () => {
  const { container } = await render(
    <PlayTestLook>
      <OwnCharacterContext value={hare}>
        <Character pose="happy" />
        <Character pose="celebrating" />
        <Character who="luna" pose="idle" />
      </OwnCharacterContext>
    </PlayTestLook>,
  );

  const [happy, celebrating, luna] = sourcesIn(container);
  expect([happy, celebrating]).toEqual([picture('blue'), picture('red')]);
  expect(luna).toMatch(/#idle$/);
});

test('no eyes are drawn onto a picture', async () => {
  const eyes = async (own: typeof hare | null) => {
    const { container } = await render(
      <PlayTestLook>
        <OwnCharacterContext value={own}>
          <LivingCharacter pose="idle" text="" />
        </OwnCharacterContext>
      </PlayTestLook>,
    );
    return container.querySelectorAll('ellipse').length;
  };

  expect(await eyes(null)).toBeGreaterThan(0);
  expect(await eyes(hare)).toBe(0);
});

const companionIn = async (place: CharacterPlace) => {
  const { container, unmount } = await render(
    <PlayTestLook>
      <CharacterPlaceContext value={place}>
        <div style={{ position: 'fixed', inset: 0 }}>
          <GameLayout task="Task" companion={{ pose: 'idle', text: 'Hello' }}>
            <p>Board</p>
          </GameLayout>
        </div>
      </CharacterPlaceContext>
    </PlayTestLook>,
  );
  const { left, right, height } =
    container
      .querySelector('[data-bubble]')
      ?.closest('div')
      ?.parentElement?.querySelector('img')
      ?.getBoundingClientRect() ?? new DOMRect();
  await unmount();
  return { middle: (left + right) / 2, height };
};

test('the template of a game decides on which side of it the character stands, and how large', async () => {
  const usual = await companionIn({ size: 'medium', side: null });
  const small = await companionIn({ size: 'small', side: null });
  const large = await companionIn({ size: 'large', side: null });
  const other = await companionIn({ size: 'medium', side: 'start' });

  expect(usual.middle).toBeGreaterThan(window.innerWidth / 2);
  expect(other.middle).toBeLessThan(window.innerWidth / 2);
  expect(small.height).toBeLessThan(usual.height);
  expect(large.height).toBeGreaterThan(usual.height);
});

test('a companion stands still without a place of its own', async () => {
  const { container } = await render(
    <PlayTestLook>
      <Companion pose="idle" text="Hello" />
    </PlayTestLook>,
  );

  expect(container.querySelector('[data-size]')).toBeNull();
});
