import { choice, choices, colours, count, group, onOff, pieces } from '@flink/make-kit/description/field.ts';
import { defineSingleEditor } from '@flink/make-kit/editor.ts';
import { template } from '../model/index.ts';
import { MOST_IMAGES, MOST_LOOSE_IMAGES, MOST_PAGES, usualEditor } from '../model/schema.ts';

export const editor = defineSingleEditor(template, {
  data: {
    images: pieces({
      least: 0,
      most: MOST_IMAGES,
      mostWithout: { field: 'autoInsertArt', most: MOST_LOOSE_IMAGES },
    }),
    words: pieces({ least: 0, most: 20 }),
    pagesCount: count(1, MOST_PAGES, 4),
    autoInsertArt: onOff(false),
    importClipart: onOff(false),
  },
  options: {
    storyStudioMode: choice(['editor', 'recorder', 'both'], 'both'),
    needApproval: onOff(false),
    aiFeedbackEnabled: onOff(true),
    editor: group({
      fonts: choices(usualEditor.fonts, usualEditor.fonts, { plain: true }),
      fontSizes: choices(usualEditor.fontSizes, usualEditor.fontSizes),
      fontColors: colours({ usual: usualEditor.fontColors }),
      fontStyles: choices(usualEditor.fontStyles, usualEditor.fontStyles),
      alignments: choices(usualEditor.alignments, usualEditor.alignments),
    }),
  },
});
