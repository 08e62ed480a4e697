/** Words that stand in their sentences, in thirteen ways of writing. */
export const wordsInScripts = [
  {
    script: 'Latin',
    locale: 'de',
    words: [
      ['Katze', 'Die Katze schläft auf dem Sofa.'],
      ['Straße', 'STRASSE und Haus sind groß.'],
      ['Äpfel', 'Wir essen Äpfel und Brot.'],
      ['Donaudampfschiff', 'Das Donaudampfschiff fährt nach Wien.'],
    ],
  },
  {
    script: 'Latin with apostrophes',
    locale: 'sw',
    words: [
      ["ng'ombe", 'Ng’ombe anakula majani.'],
      ['ng‘oa', "Usin’goe; kung'oa ni ng'oa."],
      ['ngʼaa', "Nyota hung'aa, na mwezi ng’aa."],
    ],
  },
  {
    script: 'Greek',
    locale: 'el',
    words: [
      ['σκύλος', 'Ο ΣΚΎΛΟΣ κοιμάται στο σπίτι.'],
      ['γάτα', 'Η γάτα πίνει γάλα.'],
      ['ψωμί', 'Τρώμε ψωμί κάθε μέρα.'],
    ],
  },
  {
    script: 'Cyrillic',
    locale: 'ru',
    words: [
      ['кошка', 'Кошка спит на диване.'],
      ['ёж', 'В лесу живёт ёж.'],
      ['чай', 'Мы пьём чай с молоком.'],
    ],
  },
  {
    script: 'Arabic',
    locale: 'ar',
    words: [
      ['قطة', 'هذه قطة صغيرة.'],
      ['كتاب', 'عندي كتاب جديد.'],
      ['شمس', 'نحب شمس الصباح.'],
    ],
  },
  {
    script: 'Arabic with ZWNJ',
    locale: 'fa',
    words: [
      ['می‌خواهم', 'من آب می‌خواهم.'],
      ['کتاب', 'کتاب‌ها آنجا و کتاب اینجاست.'],
      ['گربه', 'گربه روی میز است.'],
    ],
  },
  {
    script: 'Hebrew',
    locale: 'he',
    words: [
      ['חתול', 'חתול קטן ישן בבית.'],
      ['ג׳ירפה', "ראינו ג'ירפה גבוהה."],
      ['ספר', 'יש לי ספר חדש.'],
    ],
  },
  {
    script: 'Devanagari',
    locale: 'hi',
    words: [
      ['किताब', 'यह किताब नई है।'],
      ['बिल्ली', 'बिल्ली दूध पीती है।'],
      ['घर', 'मेरा घर बड़ा है।'],
    ],
  },
  {
    script: 'Bengali',
    locale: 'bn',
    words: [
      ['বিড়াল', 'একটি বিড়াল ঘুমায়।'],
      ['বই', 'আমার বই নতুন।'],
      ['জল', 'সে জল খায়।'],
    ],
  },
  {
    script: 'Tamil',
    locale: 'ta',
    words: [
      ['பூனை', 'ஒரு பூனை தூங்குகிறது.'],
      ['வீடு', 'எங்கள் வீடு பெரியது.'],
      ['பால்', 'நான் பால் குடிக்கிறேன்.'],
    ],
  },
  {
    script: 'Thai',
    locale: 'th',
    words: [
      ['แมว', 'แมวนอนอยู่บนโซฟา'],
      ['น้ำ', 'ฉันดื่มน้ำทุกวัน'],
      ['หนังสือ', 'เขาอ่านหนังสือในห้องสมุด'],
      ['ตา', 'คุณตากับตากลม'],
    ],
  },
  {
    script: 'Chinese',
    locale: 'zh',
    words: [
      ['猫', '猫在沙发上睡觉。'],
      ['苹果', '我喜欢吃红苹果。'],
      ['学校', '我们每天去学校。'],
      ['书', '他喜欢看书。'],
    ],
  },
  {
    script: 'Japanese',
    locale: 'ja',
    words: [
      ['ねこ', 'ねこがソファでねています。'],
      ['りんご', 'わたしはりんごがすきです。'],
      ['学校', '毎日学校に行きます。'],
    ],
  },
  {
    script: 'Hangul',
    locale: 'ko',
    words: [
      ['고양이', '고양이가 소파에서 잡니다.'],
      ['물', '저는 물을 마십니다.'],
      ['책', '새 책 한 권이 있어요.'],
    ],
  },
  {
    script: 'Ethiopic',
    locale: 'am',
    words: [
      ['ድመት', 'ትንሽ ድመት ተኝታለች።'],
      ['ቤት', 'ይህ ቤት ትልቅ ነው።'],
      ['ውሃ', 'እኔ ውሃ እጠጣለሁ።'],
    ],
  },
] as const satisfies readonly {
  readonly script: string;
  readonly locale: string;
  readonly words: readonly (readonly [word: string, sentence: string])[];
}[];
