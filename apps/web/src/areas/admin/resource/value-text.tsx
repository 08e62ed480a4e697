import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { Managed } from './use-managed.ts';
import { valueWords } from './value-words.ts';

interface ValueTextProps {
  readonly resource: Resource;
  readonly managed: Managed;
  readonly field: string;
  readonly value: unknown;
}

/** A value in words, as a cell of the table and beside another one. */
export function ValueText({ resource, managed, field: name, value }: ValueTextProps) {
  const { t, locale } = useTexts();
  if (resource.fields[name]?.kind === 'onOff' && typeof value === 'boolean')
    return (
      <StatePip tone={value ? 'ok' : 'still'} inTable>
        {t(value ? 'manage.yes' : 'manage.no')}
      </StatePip>
    );
  return valueWords(resource, name, value, { locale, none: t('web.none'), option: managed.option });
}
