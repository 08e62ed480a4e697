import type { MadeGroup } from '@flink/contract/calls/make/made-groups.ts';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { Count } from '@flink/ui/office/marks/count.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { officeApi } from '../../../shared/office/office-api.ts';
import groupClasses from '../groups/groups.module.css';
import { editorOf } from '../lists/make-data.ts';

interface GroupGamesProps {
  readonly group: MadeGroup;
  readonly locale: string;
  readonly mayEdit: boolean;
  readonly onChanged: (group: MadeGroup) => Promise<void>;
}

/** The games of a group; one leaves it, or only one of its languages goes. */
export function GroupGames({ group, locale, mayEdit, onChanged }: GroupGamesProps) {
  const { t } = useTexts();
  const Link = useLink();
  const dialogs = useDialogs();
  const remove = async (id: string) => {
    try {
      await officeApi('removeElementsFromWordAg', { body: { elementsIds: [id], locale } });
      const { data } = await officeApi('madeGroup', { params: { id: group._id } });
      await onChanged(data);
    } catch (error) {
      await dialogs.error({ message: (error as Error).message });
    }
  };
  const isOwn = locale === group.locale;
  return (
    <Card title={t('make.words.games')} aside={<Count value={group.elements.length} />} padded={false}>
      {group.elements.length === 0 ? (
        <p className={groupClasses.empty}>{t('make.words.noGames')}</p>
      ) : (
        <ol className={groupClasses.elements}>
          {group.elements.map(({ _id, name }, index) => (
            <li key={_id}>
              <span className={groupClasses.number}>{index + 1}</span>
              <Link href={editorOf(_id)} className={groupClasses.elementName}>
                {name}
              </Link>
              {mayEdit && (
                <IconButton
                  icon="x"
                  label={
                    isOwn ? t('make.words.removeGame', { name }) : t('make.words.removeLanguage', { name })
                  }
                  onClick={() => void remove(_id)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
