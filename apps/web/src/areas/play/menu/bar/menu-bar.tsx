import type { IconName } from '@flink/ui/play/buttons/icon-paths.ts';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { Bar } from '@flink/ui/play/scene/bar.tsx';
import { Logo } from '@flink/ui/play/scene/logo.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { GoalButton } from '../../goal/goal-button.tsx';
import { PointsWidget } from '../../points/points-widget.tsx';
import { wordsOf } from '../stage/hold-to-hear.ts';
import { hush, readAloud, type SpokenLine } from '../stage/read-aloud.ts';
import { useScreenShape } from '../stage/use-screen-shape.ts';
import styles from './menu-bar.module.css';
import { type FoldedTools, inBar, type MenuTool, type OpenedTool } from './menu-tools.ts';
import { TeamFaces } from './team-faces.tsx';

export const TOOL_ICONS: Readonly<Record<MenuTool, IconName>> = {
  help: 'help',
  team: 'players',
  reports: 'reports',
  stories: 'picture',
  quickStart: 'bolt',
  parentAdvice: 'video',
  settings: 'settings',
  share: 'share',
  guide: 'book',
  credits: 'heart',
  logOut: 'logOut',
};

export interface MenuBarProps {
  readonly tools: FoldedTools;
  /** What is on the page, to be read aloud; empty while there is nothing. */
  readonly spoken: readonly SpokenLine[];
  readonly onUp: (() => void) | null;
  onTool(tool: OpenedTool): void;
}

/** As in the game: back left, who plays in the middle, the rest right. */
export function MenuBar({ tools, spoken, onUp, onTool }: MenuBarProps) {
  const { t } = useTexts();
  const landscape = ['landscape', 'low'].includes(useScreenShape());
  const points = <PointsWidget onOpen={() => onTool('points')} />;
  const speaker = <Speaker lines={spoken} />;
  return (
    <Bar
      start={
        <div className={styles.group}>
          {onUp ? (
            <RoundButton icon="back" label={t('menu.up')} onClick={onUp} />
          ) : (
            <Sign landscape={landscape}>{points}</Sign>
          )}
          {landscape && speaker}
          {landscape && onUp && points}
        </div>
      }
      middle={<TeamFaces />}
      tools={
        <div className={styles.tools}>
          {!landscape && (
            <div className={styles.group}>
              {speaker}
              {points}
            </div>
          )}
          <div className={styles.group}>
            <GoalButton />
            {inBar(tools).map((tool) => (
              <RoundButton
                key={tool}
                icon={tool === 'more' ? 'more' : TOOL_ICONS[tool]}
                label={tool === 'more' ? t('menu.more') : t(`menu.tool.${tool}`)}
                aria-haspopup={OPENS_DIALOG.has(tool) ? 'dialog' : undefined}
                onClick={() => onTool(tool)}
              />
            ))}
          </div>
        </div>
      }
    />
  );
}

const OPENS_DIALOG: ReadonlySet<MenuTool | 'more'> = new Set([
  'help',
  'team',
  'stories',
  'quickStart',
  'settings',
  'more',
]);

/** On the board the points stand where the way up is elsewhere (design: menu); where there are none, the name. */
function Sign({ landscape, children }: { readonly landscape: boolean; readonly children: ReactNode }) {
  return (
    <>
      {landscape && children}
      <span className={landscape ? styles.instead : undefined}>
        <Logo />
      </span>
    </>
  );
}

/** Reads the page; by keyboard, what had the focus before. */
function Speaker({ lines }: { readonly lines: readonly SpokenLine[] }) {
  const { locale } = useTexts();
  const before = useRef<SpokenLine | null>(null);
  useEffect(() => hush, []);
  if (lines.length === 0) return null;

  const read = (event: MouseEvent) => {
    const byKeyboard = event.detail === 0;
    readAloud(byKeyboard && before.current ? [before.current] : lines);
  };
  return (
    <SpeakButton
      text={lines.map(({ text }) => text).join('. ')}
      onFocus={({ relatedTarget }) => {
        const from = relatedTarget?.closest('[data-says]') ?? null;
        before.current = wordsOf(from, locale);
      }}
      onClick={read}
    />
  );
}
