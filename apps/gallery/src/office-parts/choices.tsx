import { ColourField } from '@flink/ui/office/colour/colour-field.tsx';
import { ColourPicker } from '@flink/ui/office/colour/colour-picker.tsx';
import { DateRangeField } from '@flink/ui/office/date-range/date-range-field.tsx';
import { DateRangePanel } from '@flink/ui/office/date-range/date-range-panel.tsx';
import { type DateRange, NO_RANGE } from '@flink/ui/office/date-range/date-range-rule.ts';
import { CheckboxField } from '@flink/ui/office/fields/checkbox-field.tsx';
import { RadioField } from '@flink/ui/office/fields/radio-field.tsx';
import { SegmentedField } from '@flink/ui/office/fields/segmented-field.tsx';
import { SwitchField } from '@flink/ui/office/fields/switch-field.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { useState } from 'react';
import type { Specimen } from '../specimen.ts';
import { Board, State } from './board.tsx';
import { useSample } from './samples.ts';

function Choices() {
  const say = useSample();
  const [checked, setChecked] = useState(true);
  const [on, setOn] = useState(false);
  const [mode, setMode] = useState('first');
  const [plan, setPlan] = useState<'default' | 'prepaid'>('prepaid');
  const modes = [
    { value: 'first', label: say('firstName') },
    { value: 'last', label: say('lastName') },
    { value: 'both', label: say('bothNames'), hint: say('bothHint') },
  ];
  const plans = [
    { value: 'default', label: say('byDefault') },
    { value: 'prepaid', label: say('prepaid') },
  ] as const;
  return (
    <Board title="Checkbox, switch, radio, segments">
      <State name="checkbox: on, off, partly, with a hint, wrong, off and fixed" layout="form">
        <CheckboxField label={say('unlimited')} checked={checked} onChange={setChecked} />
        <CheckboxField label={say('unlimited')} checked={!checked} onChange={() => setChecked(!checked)} />
        <CheckboxField label={say('teachers')} checked={false} indeterminate onChange={setChecked} />
        <CheckboxField
          label={say('unlimited')}
          hint={say('unlimitedHint')}
          checked={checked}
          onChange={setChecked}
        />
        <CheckboxField
          label={say('unlimited')}
          error={say('required')}
          checked={false}
          onChange={setChecked}
        />
        <CheckboxField
          label={say('offline')}
          hint={say('offlineHint')}
          checked
          onChange={setChecked}
          disabled
        />
        <CheckboxField label={say('offline')} checked={false} onChange={setChecked} disabled />
      </State>
      <State name="switch: off, on, fixed by the role" layout="form">
        <SwitchField label={say('hideVideo')} hint={say('hideVideoHint')} checked={on} onChange={setOn} />
        <SwitchField
          label={say('hideVideo')}
          hint={say('hideVideoHint')}
          checked={!on}
          onChange={() => setOn(!on)}
        />
        <SwitchField
          label={say('offline')}
          hint={say('offlineHint')}
          checked={false}
          onChange={setOn}
          disabled
        />
        <SwitchField label={say('offline')} hint={say('offlineHint')} checked onChange={setOn} disabled />
      </State>
      <State name="radio: chosen, wrong, off" layout="form">
        <RadioField label={say('nameMode')} options={modes} value={mode} onChange={setMode} />
        <RadioField
          label={say('nameMode')}
          required
          error={say('required')}
          options={modes}
          value={null}
          onChange={setMode}
        />
        <RadioField label={say('nameMode')} options={modes} value="both" onChange={setMode} disabled />
      </State>
      <State name="segments: chosen, off" layout="form">
        <SegmentedField label={say('planType')} options={plans} value={plan} onChange={setPlan} />
        <SegmentedField
          label={say('planType')}
          hint={say('offlineHint')}
          options={plans}
          value="default"
          onChange={setPlan}
          disabled
        />
      </State>
    </Board>
  );
}

function Dates() {
  const say = useSample();
  const [range, setRange] = useState<DateRange>({ from: '2026-08-01', to: '2026-10-31' });
  const [empty, setEmpty] = useState<DateRange>(NO_RANGE);
  return (
    <Board title="Date range">
      <State name="chosen, empty, open at the end, wrong, off" layout="form">
        <DateRangeField label={say('period')} value={range} onChange={setRange} latest="2026-11-15" />
        <DateRangeField label={say('period')} required value={empty} onChange={setEmpty} />
        <DateRangeField label={say('period')} value={{ from: '2025-12-01', to: null }} onChange={setRange} />
        <DateRangeField label={say('period')} error={say('required')} value={NO_RANGE} onChange={setRange} />
        <DateRangeField label={say('period')} value={range} onChange={setRange} disabled />
      </State>
      <State name="in a line of filters">
        <DateRangeField inline label={say('period')} value={range} onChange={setRange} />
        <DateRangeField inline label={say('period')} value={NO_RANGE} onChange={setRange} />
      </State>
      <State name="open: in order, and with the end before the start" layout="block">
        <Card padded={false}>
          <DateRangePanel
            value={{ from: '2026-10-12', to: '2026-11-05' }}
            limits={{ latest: '2026-11-15' }}
            onDone={setRange}
          />
        </Card>
        <Card padded={false}>
          <DateRangePanel value={{ from: '2026-10-12', to: '2026-10-05' }} limits={{}} onDone={setRange} />
        </Card>
      </State>
    </Board>
  );
}

function Colours() {
  const say = useSample();
  const [hex, setHex] = useState('#1f5fd6');
  return (
    <Board title="Colour picker">
      <State name="chosen, hard to read, a colour from elsewhere, off">
        <ColourPicker label={say('textColour')} value={hex} onChange={setHex} />
        <ColourPicker label={say('textColour')} value="#f6c915" onChange={setHex} />
        <ColourPicker label={say('textColour')} value="#12ab34" onChange={setHex} />
        <ColourPicker label={say('textColour')} value="#000" onChange={setHex} disabled />
      </State>
      <State name="as a field: chosen, wrong, off" layout="form">
        <ColourField label={say('textColour')} value={hex} onChange={setHex} />
        <ColourField label={say('textColour')} error={say('required')} value="#ffffff" onChange={setHex} />
        <ColourField label={say('textColour')} value="#000000" onChange={setHex} disabled />
      </State>
    </Board>
  );
}

export const choiceSpecimens: readonly Specimen[] = [
  { id: 'choices', title: 'Checkbox, switch, radio, segments', look: 'office', render: () => <Choices /> },
  { id: 'date-range', title: 'Date range', look: 'office', render: () => <Dates /> },
  { id: 'colour-picker', title: 'Colour picker', look: 'office', render: () => <Colours /> },
];
