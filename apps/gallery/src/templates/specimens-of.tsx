import { readContent } from '@flink/game-kit/model/content/content.ts';
import type { AnyPlay } from '@flink/game-kit/react/play.ts';
import type { Editor } from '@flink/make-kit/editor.ts';
import { fixtureKind, fixtureSchema } from '@flink/templates/fixture.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Specimen } from '../specimen.ts';
import { IssueList } from './issue-list.tsx';

type Load<T> = () => Promise<T>;

export interface TemplateSources {
  readonly plays: ReadonlyMap<string, Load<AnyPlay>>;
  readonly editors: ReadonlyMap<string, Load<Editor>>;
  /** By path, which ends in `<alias>/fixtures/<name>.json`. */
  readonly fixtures: Readonly<Record<string, Load<unknown>>>;
}

interface Shown {
  readonly alias: string;
  readonly name: string;
  readonly surface: 'play' | 'edit';
}

function specimen({ alias, name, surface }: Shown, load: Load<ReactNode>): Specimen {
  const Loaded = lazy(async () => {
    const stage = await load();
    return { default: () => stage };
  });
  return {
    id: `${alias}-${name}-${surface}`,
    title: `${alias}: ${name}, ${surface}`,
    look: 'template',
    render: () => (
      <Suspense fallback={null}>
        <Loaded />
      </Suspense>
    ),
  };
}

/** The stages are fetched one by one: each brings the styles of its look for the whole page. */
async function playStage(load: Load<AnyPlay>, fixture: Load<unknown>): Promise<ReactNode> {
  const [play, file, { PlayStage }] = await Promise.all([load(), fixture(), import('./play-stage.tsx')]);
  const { content, locale } = fixtureSchema.parse(file);
  const read = readContent(play.template, content);
  if (!read.ok) return <IssueList issues={read.issues} />;
  return <PlayStage play={play} content={read.content} locale={locale} />;
}

async function editStage(load: Load<Editor>, fixture: Load<unknown>): Promise<ReactNode> {
  const [editor, file, { EditStage }] = await Promise.all([load(), fixture(), import('./edit-stage.tsx')]);
  const { content, locale } = fixtureSchema.parse(file);
  const read = readContent(editor.template, content);
  if (!read.ok) return <IssueList issues={read.issues} />;
  return <EditStage editor={editor} content={read.content} locale={locale} />;
}

/** Every template × fixture × play and edit; what cannot be played is shown in its editor only. */
export function specimensOf({ plays, editors, fixtures }: TemplateSources): Specimen[] {
  return Object.entries(fixtures).flatMap(([path, fixture]) => {
    const [, alias = '', file = ''] = /([^/]+)\/fixtures\/([^/]+)$/.exec(path) ?? [];
    const name = file.replace(/\.json$/, '');
    const kind = fixtureKind(file);
    // Once read, it looks like any other.
    if (kind === 'spec') return [];
    const play = kind === 'invalid' ? undefined : plays.get(alias);
    const editor = editors.get(alias);
    const shown: Specimen[] = [];
    if (play !== undefined)
      shown.push(specimen({ alias, name, surface: 'play' }, () => playStage(play, fixture)));
    if (editor !== undefined) {
      shown.push(specimen({ alias, name, surface: 'edit' }, () => editStage(editor, fixture)));
    }
    return shown;
  });
}
