import { MOST_LEVELS } from '@flink/contract/rules/menu-builder/menu-tree.ts';
import { Button, LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import classes from './generate.module.css';

interface PutIntoMenuProps {
  readonly groupId: string;
  readonly locale: string;
}

/** Shows a group to learners: with one press where the first menu of its language is meant. */
export function PutIntoMenu({ groupId, locale }: PutIntoMenuProps) {
  const { t } = useTexts();
  const solutions = useQuery({
    queryKey: ['make', 'menus', locale],
    queryFn: async ({ signal }) =>
      (await officeApi('offeredSolutions', { query: { locale } }, { signal })).data,
    retry: false,
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const solutionId = chosen ?? solutions.data?.[0]?._id ?? null;
  const menu = useQuery({
    queryKey: ['make', 'menu-of', solutionId],
    queryFn: async ({ signal }) =>
      (await officeApi('builtMenu', { params: { id: solutionId ?? '' } }, { signal })).data,
    enabled: solutionId !== null,
    retry: false,
  });
  const subjects = [...new Set(menu.data?.groups.map(({ subject }) => subject) ?? [])];
  const [subject, setSubject] = useState<string | null>(null);
  const [level, setLevel] = useState('1');
  const [isDone, setDone] = useState(false);
  const [refused, setRefused] = useState<string>();
  const wanted = subject !== null && subjects.includes(subject) ? subject : (subjects[0] ?? 'words');
  const subjectWords = (name: string) => {
    const text = t(`menu.subject.${name}`);
    return text === `menu.subject.${name}` ? name : text;
  };
  const put = async () => {
    if (solutionId === null) return;
    try {
      await officeApi('putGroupIntoMenu', {
        params: { id: groupId },
        body: { solutionId, subject: wanted, level: Number(level) },
      });
      setDone(true);
    } catch (error) {
      setRefused((error as Error).message);
    }
  };
  if (isDone && solutionId !== null)
    return (
      <p className={classes.menuDone} role="status">
        {t('make.generate.inMenu')}{' '}
        <LinkButton variant="quiet" icon="list-tree" href={`/admin/solutions/solution-menu/${solutionId}`}>
          {t('make.generate.openMenu')}
        </LinkButton>
      </p>
    );
  if (solutions.data?.length === 0) return <p className={classes.menuDone}>{t('make.generate.noMenu')}</p>;
  return (
    <section className={classes.menu} aria-label={t('make.generate.toMenu')}>
      <SelectField
        label={t('make.generate.menu')}
        value={solutionId}
        onChange={setChosen}
        options={solutions.data?.map(({ _id, displayName }) => ({ value: _id, label: displayName })) ?? []}
        {...(refused === undefined ? {} : { error: refused })}
      />
      <SelectField
        label={t('make.generate.subject')}
        value={wanted}
        onChange={setSubject}
        options={(subjects.length > 0 ? subjects : [wanted]).map((name) => ({
          value: name,
          label: subjectWords(name),
        }))}
      />
      <SelectField
        label={t('make.generate.level')}
        value={level}
        onChange={(value) => setLevel(value ?? '1')}
        options={Array.from({ length: MOST_LEVELS }, (_, index) => ({
          value: String(index + 1),
          label: t('make.generate.levelNumber', { number: index + 1 }),
        }))}
      />
      <Button icon="list-tree" disabled={!menu.data} onClick={() => void put()}>
        {t('make.generate.toMenu')}
      </Button>
    </section>
  );
}
