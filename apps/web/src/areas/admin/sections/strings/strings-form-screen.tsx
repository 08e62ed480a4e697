import { RESOURCES } from '@flink/contract/resources/all.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { RowLoader } from '../../resource/row-loader.tsx';
import { LanguageRows } from './language-rows.tsx';

/** A text in all languages side by side, each with its sound. */
export default function StringsFormScreen() {
  const { t } = useTexts();
  return (
    <RowLoader resource={RESOURCES.strings}>
      {(row) => (
        <ResourceForm
          key={row?._id ?? 'new'}
          resource={RESOURCES.strings}
          row={row}
          title={row ? String((row.values as Readonly<Record<string, string>>).en ?? row.label) : undefined}
          usedBy={row?.key ? t('manage.saidByFlink', { key: String(row.key) }) : undefined}
          fields={{
            values: (texts, propsOf) => <LanguageRows texts={texts} sounds={propsOf('audio')} row={row} />,
            audio: null,
          }}
        />
      )}
    </RowLoader>
  );
}
