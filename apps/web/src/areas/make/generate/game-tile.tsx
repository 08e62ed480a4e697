import type { PreviewedGame } from '@flink/contract/entities/generation.ts';
import { CheckboxField } from '@flink/ui/office/fields/checkbox-field.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { GameSketch } from '../../../shared/play/game-sketch.tsx';
import { canBeMade } from './game-choice.ts';
import classes from './generate.module.css';
import { useGameWords } from './use-game-words.ts';

interface GameTileProps {
  readonly game: PreviewedGame;
  readonly pictures: readonly string[];
  readonly isChosen: boolean;
  readonly isShown: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onShow: () => void;
}

/** A game, what this list gives for it, and whether it is to be made. */
export function GameTile({ game, pictures, isChosen, isShown, onChoose, onShow }: GameTileProps) {
  const { t } = useTexts();
  const words = useGameWords();
  const works = canBeMade(game);
  const note = words.tileNote(game);
  return (
    <li
      className={classes.tile}
      data-chosen={works && isChosen ? '' : undefined}
      data-works={works ? '' : undefined}
      data-shown={isShown ? '' : undefined}
    >
      <button
        type="button"
        className={classes.look}
        data-family={game.family}
        aria-pressed={isShown}
        aria-label={t('make.generate.look', { name: game.activityTemplateName })}
        onClick={onShow}
      >
        <GameSketch alias={game.alias} pictures={pictures} className={classes.sketch} />
      </button>
      <div className={classes.tileWords}>
        <CheckboxField
          label={game.activityTemplateName}
          checked={works && isChosen}
          disabled={!works}
          onChange={onChoose}
        />
        <p className={classes.note} data-tone={note.tone}>
          {note.tone !== 'fine' && <Icon name={note.tone === 'bad' ? 'alert-circle' : 'alert-triangle'} />}
          {note.text}
        </p>
      </div>
    </li>
  );
}
