import { isMobileMoneyPhone } from '@flink/contract/rules/billing/mobile-money-phone.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';

export interface Phone {
  readonly typed: string;
  readonly error: string | undefined;
  type(text: string): void;
  /** Whether it can be paid with; from here on what is wrong stands beside the field. */
  check(): boolean;
}

/** The telephone that mobile money is asked on (spec 1 §5). */
export function usePhone(): Phone {
  const { t } = useTexts();
  const [typed, type] = useState('');
  const [asked, setAsked] = useState(false);
  const isRight = isMobileMoneyPhone(typed);
  return {
    typed,
    error: asked && !isRight ? t('error.payments.wrongPhone') : undefined,
    type,
    check() {
      setAsked(true);
      return isRight;
    },
  };
}
