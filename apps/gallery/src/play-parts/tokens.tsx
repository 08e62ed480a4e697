import type { Specimen } from '../specimen.ts';
import styles from './board.module.css';
import { Board, State } from './board.tsx';

const answerColours = ['purple', 'red', 'orange', 'blue', 'green'] as const;
const surfaces = [
  'paper-0',
  'paper-50',
  'paper-100',
  'paper-200',
  'paper-300',
  'sun-200',
  'feather-200',
  'wrong-tint',
];
const brand = ['fox-400', 'fox-500', 'feather-400', 'sun-300', 'sun-400', 'berry-300', 'sky-400', 'leaf-400'];
const inks = ['ink-900', 'ink-700', 'ink-500', 'feather-600', 'feather-700', 'wrong', 'right', 'fox-700'];

const textSizes = ['text-s', 'text-m', 'text-l', 'text-xl', 'text-2xl'];
const lengths = ['len-2', 'len-4', 'len-6', 'len-10', 'len-20', 'len-medium', 'len-long'];

function Swatch({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <span className={styles.swatch} style={{ background: `var(--${name})`, color: text }}>
      {name}
    </span>
  );
}

function Colours() {
  return (
    <Board title="Colours">
      {answerColours.map((colour) => (
        <State key={colour} name={`Answer colour ${colour}`}>
          <div className={styles.swatches}>
            <Swatch name={colour} text={`var(--${colour}-on)`} />
            <Swatch name={`${colour}-deep`} text="#fff" />
            <Swatch name={`${colour}-tint`} text="var(--ink-900)" />
          </div>
        </State>
      ))}
      <State name="Surfaces">
        <div className={styles.swatches}>
          {surfaces.map((name) => (
            <Swatch key={name} name={name} text="var(--ink-900)" />
          ))}
        </div>
      </State>
      <State name="Brand, with ink on it">
        <div className={styles.swatches}>
          {brand.map((name) => (
            <Swatch key={name} name={name} text="var(--ink-900)" />
          ))}
        </div>
      </State>
      <State name="Inks, with paper on them">
        <div className={styles.swatches}>
          {inks.map((name) => (
            <Swatch key={name} name={name} text="var(--paper-0)" />
          ))}
        </div>
      </State>
    </Board>
  );
}

function Type() {
  return (
    <Board title="Type">
      <State name="Baloo 2: what the place says">
        <div className={styles.type}>
          {textSizes.map((size) => (
            <p key={size} style={{ font: `800 var(--${size})/1.1 var(--font-talk)` }}>
              {size} ¿Quién juega? हिन्दी
            </p>
          ))}
        </div>
      </State>
      <State name="Andika: what learners read">
        <div className={styles.type}>
          {lengths.map((size) => (
            <p key={size} style={{ font: `700 var(--${size})/1.1 var(--font-read)` }}>
              {size.replace('len-', '')} aɡIl1 ŋ ñ ж
            </p>
          ))}
        </div>
      </State>
    </Board>
  );
}

export const tokenSpecimens: readonly Specimen[] = [
  { id: 'colours', title: 'Colours', look: 'play', render: () => <Colours /> },
  { id: 'type', title: 'Type', look: 'play', render: () => <Type /> },
];
