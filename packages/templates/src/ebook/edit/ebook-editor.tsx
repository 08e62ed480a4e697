import { choice, count, file, MOST_LETTERS, onOff, stage, text } from '@flink/make-kit/description/field.ts';
import { defineProblemEditor } from '@flink/make-kit/editor.ts';
import { FONT_SIZES, letterOptions } from '@flink/make-kit/options/common-options.ts';
import { template } from '../model/index.ts';
import { BOX_LETTERS, PAGE } from '../model/schema.ts';

/** Spec 3 §4.2: presentation only switches these off. */
const offWhere = { field: 'ebookMode', is: 'presentation' };

const { maxFontSize: _, ...readOptions } = letterOptions;

export const editor = defineProblemEditor(
  template,
  {
    boxes: stage(PAGE, BOX_LETTERS, 'image', 12),
    image: file('image', { shows: 'name' }),
    audio: file('audio'),
    video: file('video'),
    name: text({ optional: true, words: 'pictureName' }),
    audioScript: text({ optional: true, rows: 3, most: MOST_LETTERS.script }),
  },
  {
    data: {
      totalWords: count(1, 5_000, null, { wordsIn: ['problems', 'boxes'] }),
      benchmark: count(1, 1_000, null),
    },
    options: {
      ...readOptions,
      fontSize: choice(FONT_SIZES, null, { plain: true }),
      ebookMode: choice(['presentation', 'manual', 'both'], 'manual'),
      displayTimer: onOff(false, { offWhere }),
      autoPlayAudioInManual: onOff(false, { offWhere }),
      endVideoWhenAudioEnds: onOff(false),
    },
    unit: 'page',
  },
);
