import { RESOURCES } from '@flink/contract/resources/all.ts';
import { LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { Figure } from '@flink/ui/office/fields/figure.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { CopiedRow } from '../../resource/copied-row.tsx';
import { FieldInput } from '../../resource/fields/field-input.tsx';
import type { ManagedRow } from '../../resource/resource-api.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { RowLoader } from '../../resource/row-loader.tsx';
import { useManaged } from '../../resource/use-managed.ts';
import { AsHeard } from './as-heard.tsx';
import classes from './language-rows.module.css';
import { LanguageRows } from './language-rows.tsx';
import { LatestChanges } from './latest-changes.tsx';

const resource = RESOURCES.strings;

type ByLocale = Readonly<Record<string, string>>;

/** What a text is for, as far as its key tells; one without a key is for activities and other texts. */
function kindOf(key: unknown): 'mail' | 'error' | 'interface' | 'content' {
  if (typeof key !== 'string') return 'content';
  if (key.startsWith('mail.')) return 'mail';
  return key.startsWith('error.') ? 'error' : 'interface';
}

/** A text in all languages side by side, each with its sound. */
export default function StringsFormScreen() {
  return (
    <RowLoader resource={resource}>
      {(row) =>
        row ? (
          <StringForm key={row._id} row={row} />
        ) : (
          <CopiedRow resource={resource}>
            {(like) => <StringForm key={like?._id ?? 'new'} row={null} like={like} />}
          </CopiedRow>
        )
      }
    </RowLoader>
  );
}

interface StringFormProps {
  readonly row: ManagedRow | null;
  /** A new one begins with its texts; its sounds stay its own. */
  readonly like?: ManagedRow | null;
}

function StringForm({ row, like }: StringFormProps) {
  const { t } = useTexts();
  const managed = useManaged(resource);
  return (
    <ResourceForm
      resource={resource}
      row={row}
      title={row ? String((row.values as Readonly<Record<string, string>>).en ?? row.label) : undefined}
      usedBy={row?.key ? t('manage.saidByFlink', { key: String(row.key) }) : undefined}
      tables={['missingStrings ']}
      wide={['note']}
      beside={(values) => (
        <AsHeard
          texts={values.values as ByLocale}
          sounds={values.audio as ByLocale}
          links={(row?.links ?? {}) as ByLocale}
        />
      )}
      last={row && <LatestChanges id={row._id} version={row.version} />}
      {...(like ? { preset: { values: like.values, note: like.note } } : {})}
      actions={
        row &&
        managed.may('create') && (
          <LinkButton icon="copy" href={`${managed.href}/create?from=${row._id}`}>
            {t('manage.copy')}
          </LinkButton>
        )
      }
      fields={{
        note: (props) => (
          <div className={row ? classes.numbered : undefined}>
            {row && (
              <Figure
                asField
                label={managed.label('stringNumber')}
                value={String(row.stringNumber)}
                hint={t('manage.numberStays')}
              />
            )}
            <FieldInput {...props} />
            {row && <Figure asField label={t('manage.kind')} value={t(`manage.kind.${kindOf(row.key)}`)} />}
          </div>
        ),
        values: (texts, propsOf) => (
          <LanguageRows
            texts={texts}
            sounds={propsOf('audio')}
            row={row}
            mayTakeOut={managed.may('delete')}
          />
        ),
        audio: null,
      }}
    />
  );
}
