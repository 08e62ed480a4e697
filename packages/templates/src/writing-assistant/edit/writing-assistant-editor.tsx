import {
  choices,
  colours,
  group,
  language,
  onOff,
  perLanguage,
  piece,
  pieces,
} from '@flink/make-kit/description/field.ts';
import { defineSingleEditor } from '@flink/make-kit/editor.ts';
import { template } from '../model/index.ts';
import { MOST_WORDS } from '../model/schema.ts';

const guides = pieces({ least: 1, most: 12 });

export const editor = defineSingleEditor(template, {
  data: {
    guides,
    starters: pieces({ least: 0, most: 12 }),
    words: pieces({ least: 0, most: MOST_WORDS }),
    images: pieces({ least: 0, most: 12 }),
    reading: piece({ optional: true }),
    multiLocaleGuides: perLanguage(guides),
    defaultLocale: language(),
  },
  options: {
    aiFeedbackEnabled: onOff(true),
    editor: group({
      fonts: choices(['Arial', 'Arial Black', 'Courier New', 'Georgia', 'Helvetica'], [], { plain: true }),
      fontSizes: choices(['normal', 'h1', 'h2', 'h3'], []),
      fontColors: colours(),
      fontStyles: choices(['bold', 'italic', 'underline'], ['bold']),
      alignments: choices(['left', 'center', 'right'], []),
    }),
  },
});
