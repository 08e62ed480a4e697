import { RESOURCES } from '@flink/contract/resources/all.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { dayText } from '../../../../shared/moment.ts';
import { ResourceList } from '../../resource/resource-list.tsx';

/** Gift cards with what they are worth in their currency, and who redeemed them. */
export default function GiftCardsListScreen() {
  const { locale } = useTexts();
  return (
    <ResourceList
      resource={RESOURCES['gift-cards']}
      cells={{
        value: (row) => moneyText(Number(row.value), String(row.currencyIsoCode)),
        redeemedAt: ({ redeemedAt, redeemedByName }) => {
          if (typeof redeemedAt !== 'string') return null;
          const day = dayText(redeemedAt, locale);
          return typeof redeemedByName === 'string' ? `${day}, ${redeemedByName}` : day;
        },
      }}
    />
  );
}
