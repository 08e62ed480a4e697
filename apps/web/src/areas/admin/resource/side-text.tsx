import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import { listText } from '@flink/contract/texts/format.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useOffered } from './fields/use-offered.ts';
import type { Managed } from './use-managed.ts';
import { ValueText } from './value-text.tsx';
import { leadsTo } from './value-words.ts';

interface SideTextProps {
  readonly resource: Resource;
  readonly managed: Managed;
  readonly field: string;
  readonly value: unknown;
}

/** A value beside another one: by the names of what it leads to, and each of several. */
export function SideText(props: SideTextProps) {
  const { resource, managed, field: name, value } = props;
  const { t, locale } = useTexts();
  const field = resource.fields[name];
  const led = leadsTo(resource, name, value);
  if (led) return <Names {...led} />;
  const several = Array.isArray(value) ? (value as readonly string[]) : [];
  if (field?.kind === 'choices')
    return several.length === 0
      ? t('web.none')
      : listText(
          several.map((one) => managed.option(name, one)),
          locale,
        );
  return <ValueText {...props} />;
}

/** What rows of another kind are called; until that has come, a dash for each. */
function Names({ to, ids }: { readonly to: string; readonly ids: readonly string[] }) {
  const { t, locale } = useTexts();
  const known = useOffered(to, '', ids);
  const nameOf = (id: string) => known.find(({ value }) => value === id)?.label ?? t('web.none');
  return listText(ids.map(nameOf), locale);
}
