import type { LibraryLocale } from '../words/meanings.ts';

/** Papers for adults, opened from the sign-in page and the menu (spec 1 §3, `loginPageDocuments`). */
export interface Document {
  readonly key: 'quickStart' | 'credits';
  readonly locale: LibraryLocale;
  readonly title: string;
  readonly sections: readonly Section[];
}

export interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
}

export const documents: readonly Document[] = [
  {
    key: 'quickStart',
    locale: 'en',
    title: 'Flink: quick start',
    sections: [
      {
        heading: '1. Sign in',
        lines: [
          'Open the address of your learning center, or the start page with your e-mail address.',
          'Choose your name, type your password and press the green button.',
          'Up to three of you can sign in together on one tablet: you then play as a team.',
        ],
      },
      {
        heading: '2. Choose something to play',
        lines: [
          'The tags on the line are levels. The yellow sign shows what comes next.',
          'Open a level, then a group, then an activity. The arrow at the top leads back.',
          'The teal discs read everything aloud.',
        ],
      },
      {
        heading: '3. Play',
        lines: [
          'A wrong answer is no harm: try again. After it you may ask for a clue.',
          'In a team you take turns. A right answer brings points to whoever gave it.',
          'You can stop at any time. Next time the game goes on where you left it.',
        ],
      },
      {
        heading: '4. For parents',
        lines: [
          'A star means that an activity is mastered; half a star that it was begun.',
          'Play a little every day, best together: family points grow when you do.',
          'Under Reports you see what each child has mastered and how long you played.',
        ],
      },
    ],
  },
  {
    key: 'quickStart',
    locale: 'es',
    title: 'Flink: primeros pasos',
    sections: [
      {
        heading: '1. Entrar',
        lines: [
          'Abre la dirección de tu centro de aprendizaje, o la página de inicio con tu correo electrónico.',
          'Elige tu nombre, escribe tu contraseña y toca el botón verde.',
          'Hasta tres personas pueden entrar juntas en una tableta: entonces juegan en equipo.',
        ],
      },
      {
        heading: '2. Elegir un juego',
        lines: [
          'Las etiquetas de la cuerda son niveles. La señal amarilla muestra lo que sigue.',
          'Abre un nivel, luego un grupo y luego una actividad. La flecha de arriba lleva atrás.',
          'Los discos verde azulado leen todo en voz alta.',
        ],
      },
      {
        heading: '3. Jugar',
        lines: [
          'Una respuesta equivocada no importa: prueba otra vez. Después puedes pedir una pista.',
          'En equipo juegan por turnos. Una respuesta correcta da puntos a quien la dio.',
          'Puedes parar cuando quieras. La próxima vez el juego sigue donde lo dejaste.',
        ],
      },
      {
        heading: '4. Para los padres',
        lines: [
          'Una estrella significa que la actividad está dominada; media estrella, que está empezada.',
          'Jueguen un poco cada día, mejor juntos: así crecen los puntos de la familia.',
          'En Informes ven lo que cada niño domina y cuánto tiempo jugaron.',
        ],
      },
    ],
  },
  {
    key: 'quickStart',
    locale: 'sw',
    title: 'Flink: hatua za kwanza',
    sections: [
      {
        heading: '1. Ingia',
        lines: [
          'Fungua anwani ya kituo chako cha kujifunza, au ukurasa wa mwanzo kwa barua pepe yako.',
          'Chagua jina lako, andika nenosiri lako, kisha bonyeza kitufe cha kijani.',
          'Hadi watu watatu wanaweza kuingia pamoja kwenye kompyuta kibao moja: mnacheza kama timu.',
        ],
      },
      {
        heading: '2. Chagua mchezo',
        lines: [
          'Vibandiko kwenye kamba ni viwango. Alama ya njano inaonyesha kinachofuata.',
          'Fungua kiwango, kisha kikundi, kisha mchezo. Mshale wa juu unakurudisha nyuma.',
          'Vitufe vya kijani-bluu husoma kila kitu kwa sauti.',
        ],
      },
      {
        heading: '3. Cheza',
        lines: [
          'Jibu lisilo sahihi si tatizo: jaribu tena. Baada yake unaweza kuomba kidokezo.',
          'Kwenye timu mnacheza kwa zamu. Jibu sahihi humpa pointi aliyelitoa.',
          'Unaweza kuacha wakati wowote. Mara nyingine mchezo unaendelea ulipoishia.',
        ],
      },
      {
        heading: '4. Kwa wazazi',
        lines: [
          'Nyota ina maana kwamba mchezo umeeleweka; nusu nyota, kwamba umeanzwa.',
          'Chezeni kidogo kila siku, vizuri zaidi pamoja: pointi za familia huongezeka.',
          'Kwenye Ripoti mnaona kila mtoto ameelewa nini na mmecheza muda gani.',
        ],
      },
    ],
  },
  {
    key: 'credits',
    locale: 'en',
    title: 'Flink: credits and licences',
    sections: [
      {
        heading: 'Made for Flink',
        lines: [
          'Scenes, Fletcher and his friends, sounds, texts and activities were made for Flink and come under the MIT licence.',
        ],
      },
      {
        heading: 'Pictures of words',
        lines: ['Fluent Emoji (flat) by Microsoft, MIT licence.'],
      },
      {
        heading: 'Voices',
        lines: [
          'eSpeak NG, GNU General Public License version 3. It runs as a program of its own; Flink sends it text and receives sound.',
        ],
      },
      {
        heading: 'Letters',
        lines: [
          'Andika by SIL International, Baloo 2 by Ek Type, Inter by Rasmus Andersson, Noto Sans by Google: SIL Open Font License 1.1.',
        ],
      },
      {
        heading: 'Programs',
        lines: [
          'All parts with their licences are listed in the file THIRD-PARTY-NOTICES.md that comes with Flink.',
        ],
      },
    ],
  },
  {
    key: 'credits',
    locale: 'es',
    title: 'Flink: créditos y licencias',
    sections: [
      {
        heading: 'Hecho para Flink',
        lines: [
          'Los paisajes, Fletcher y sus amigos, los sonidos, los textos y las actividades se hicieron para Flink y tienen la licencia MIT.',
        ],
      },
      {
        heading: 'Imágenes de las palabras',
        lines: ['Fluent Emoji (flat) de Microsoft, licencia MIT.'],
      },
      {
        heading: 'Voces',
        lines: [
          'eSpeak NG, Licencia Pública General de GNU versión 3. Es un programa aparte: Flink le envía texto y recibe sonido.',
        ],
      },
      {
        heading: 'Letras',
        lines: [
          'Andika de SIL International, Baloo 2 de Ek Type, Inter de Rasmus Andersson, Noto Sans de Google: SIL Open Font License 1.1.',
        ],
      },
      {
        heading: 'Programas',
        lines: [
          'Todas las partes y sus licencias están en el archivo THIRD-PARTY-NOTICES.md que viene con Flink.',
        ],
      },
    ],
  },
  {
    key: 'credits',
    locale: 'sw',
    title: 'Flink: shukrani na leseni',
    sections: [
      {
        heading: 'Vilivyotengenezwa kwa ajili ya Flink',
        lines: [
          'Mandhari, Fletcher na marafiki zake, sauti, maandishi na michezo vilitengenezwa kwa ajili ya Flink, kwa leseni ya MIT.',
        ],
      },
      {
        heading: 'Picha za maneno',
        lines: ['Fluent Emoji (flat) ya Microsoft, leseni ya MIT.'],
      },
      {
        heading: 'Sauti za kusoma',
        lines: [
          'eSpeak NG, leseni ya GNU General Public License toleo la 3. Ni programu inayojitegemea: Flink huitumia maandishi na hupokea sauti.',
        ],
      },
      {
        heading: 'Herufi',
        lines: [
          'Andika ya SIL International, Baloo 2 ya Ek Type, Inter ya Rasmus Andersson, Noto Sans ya Google: SIL Open Font License 1.1.',
        ],
      },
      {
        heading: 'Programu',
        lines: ['Sehemu zote na leseni zake zimo kwenye faili THIRD-PARTY-NOTICES.md linalokuja na Flink.'],
      },
    ],
  },
];
