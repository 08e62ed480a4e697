import { RichText } from '@flink/ui/rich-text/rich-text.tsx';
import type { RichTextTools } from '@flink/ui/rich-text/tools.ts';
import { useState } from 'react';
import type { Specimen } from '../specimen.ts';
import { Board, State } from './board.tsx';

const few: RichTextTools = {
  fonts: [],
  fontSizes: ['normal', 'h3', 'h2', 'h1'],
  fontColors: ['#2b2140', '#d42f4b', '#1f70c9'],
  fontStyles: ['bold'],
  alignments: ['left', 'center'],
};
const all: RichTextTools = {
  fonts: ['Arial', 'Arial Black', 'Courier New', 'Georgia', 'Helvetica'],
  fontSizes: ['normal', 'h1', 'h2', 'h3'],
  fontColors: ['#2b2140', '#d42f4b', '#28803f', '#1f70c9'],
  fontStyles: ['bold', 'italic', 'underline'],
  alignments: ['left', 'center', 'right'],
  undo: true,
};

function Written({
  text,
  lang,
  tools,
}: {
  readonly text: string;
  readonly lang: string;
  readonly tools: RichTextTools;
}) {
  const [value, setValue] = useState(text);
  return (
    <RichText
      value={value}
      onChange={setValue}
      label="Text"
      lang={lang}
      tools={tools}
      placeholder="Once upon a time …"
    />
  );
}

function Writing() {
  return (
    <Board title="Rich text">
      <State name="nothing written, the tools of a story">
        <Written text="" lang="en" tools={few} />
      </State>
      <State name="every tool">
        <Written
          text='<p>This is our <strong>garden</strong>. I water the <span style="color: #d42f4b">flowers</span>.</p>'
          lang="en"
          tools={all}
        />
      </State>
      <State name="written from right to left">
        <Written text="<p>هذه حديقتنا. أسقي <strong>الزهور</strong>.</p>" lang="ar" tools={few} />
      </State>
    </Board>
  );
}

export const writingSpecimens: readonly Specimen[] = [
  { id: 'rich-text', title: 'Rich text', look: 'play', render: () => <Writing /> },
];
