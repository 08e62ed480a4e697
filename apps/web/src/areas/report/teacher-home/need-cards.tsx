import type { HomeFamily } from '@flink/contract/entities/teacher-home.ts';
import { reasonText, storyText, tryText } from '@flink/contract/rules/teacher-home/home-words.ts';
import { Button, LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { detailsAddress } from './home-state.ts';
import { longDayText, SIGN_OF } from './home-words.ts';
import { HowChosen } from './how-chosen.tsx';
import { FamilyMark } from './marks.tsx';
import classes from './need-cards.module.css';
import { QuietLink } from './quiet-link.tsx';
import { Stressed } from './stressed.tsx';
import type { Talks } from './use-talks.ts';

/** As many as stand side by side; the others one click away. */
const FIRST = 3;

interface NeedCardsProps extends Talks {
  readonly families: readonly HomeFamily[];
}

/** Who needs a word: the reason first, what happened, when last talked to. */
export function NeedCards({ families, talked, turn }: NeedCardsProps) {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  const [asked, setAsked] = useState(false);
  const open = families.filter(({ _id }) => !talked.has(_id)).length;
  return (
    <Card
      title={open > 0 ? t('teacherHome.needAWord', { count: open }) : t('teacherHome.nobodyNeeds')}
      aside={
        <QuietLink aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {t('teacherHome.howChosen')}
        </QuietLink>
      }
      padded={false}
    >
      {families.length === 0 ? (
        <p className={classes.nobody}>{t('teacherHome.nobodyNeedsText')}</p>
      ) : (
        <ul className={classNames(classes.cards, !all && classes.folded)}>
          {families.map((family) => (
            <NeedCard
              key={family._id}
              family={family}
              isTalked={talked.has(family._id)}
              onTurn={() => turn(family)}
            />
          ))}
        </ul>
      )}
      {families.length > FIRST && (
        <QuietLink className={classes.all} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('teacherHome.fewer') : t('teacherHome.allFamilies', { count: families.length })}
        </QuietLink>
      )}
      <HowChosen opened={asked} onClose={() => setAsked(false)} />
    </Card>
  );
}

interface NeedCardProps {
  readonly family: HomeFamily;
  readonly isTalked: boolean;
  readonly onTurn: () => void;
}

function NeedCard({ family, isTalked, onTurn }: NeedCardProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const [first] = family.needs;
  if (!first) return null;
  return (
    <li className={classNames(classes.card, isTalked && classes.talked)}>
      <div className={classes.head}>
        <FamilyMark name={family.name} />
        <div className={classes.words}>
          <h3 className={classes.name} dir="auto">
            {family.name}
          </h3>
          <span className={classNames(classes.why, first.kind === 'ready' && classes.good)}>
            <Icon name={SIGN_OF[first.kind]} size={16} />
            {reasonText(texts, first)}
          </span>
        </div>
      </div>
      <p className={classes.story}>
        <Stressed text={family.needs.map((need) => storyText(texts, need)).join(' ')} />
      </p>
      <p className={classes.try}>
        <Stressed text={tryText(texts, first)} />
      </p>
      <p className={classes.last}>
        {isTalked
          ? t('teacherHome.talkedToday')
          : family.talkedAt === null
            ? t('teacherHome.notTalkedYet')
            : t('teacherHome.lastTalked', { date: longDayText(family.talkedAt, locale) })}
      </p>
      <div className={classes.actions}>
        <LinkButton variant="soft" href={detailsAddress(family._id)}>
          {t('teacherHome.details')}
          <VisuallyHidden>{family.name}</VisuallyHidden>
        </LinkButton>
        <Button variant="quiet" icon={isTalked ? 'arrow-back-up' : 'check'} onClick={onTurn}>
          {isTalked ? t('teacherHome.notYet') : t('teacherHome.talked')}
          <VisuallyHidden>{family.name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
