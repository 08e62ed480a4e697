import type { ReadingCorner } from './reading.ts';

export const readingInSpanish: ReadingCorner = {
  books: [
    {
      level: 1,
      key: 'la-abuela-tiene-frio',
      name: 'La abuela tiene frío',
      pages: [
        { shows: 'snow', text: 'Hoy hace mucho frío. La abuela tiene frío.' },
        { shows: 'scarf', text: 'Le doy mi bufanda. La abuela todavía tiene frío.' },
        { shows: 'gloves', text: 'Le doy mis guantes. La abuela todavía tiene frío.' },
        { shows: 'hat', text: 'Le doy mi sombrero. ¡Qué guapa! Pero todavía tiene frío.' },
        { shows: 'tea', text: 'Papá le trae un té. —Un poquito mejor —dice la abuela.' },
        {
          shows: 'cat',
          text: 'Llega el gato y se duerme en sus piernas. —¡Ahora sí! —dice la abuela—. ¡Qué calorcito!',
        },
      ],
    },
    {
      level: 3,
      key: 'el-burro-que-queria-volar',
      name: 'El burro que quería volar',
      pages: [
        {
          shows: 'donkey',
          text: 'El burro Benito miraba el cielo todo el día. —Yo también quiero volar —decía.',
        },
        {
          shows: 'bird',
          text: 'El pájaro le enseñó a mover las alas. Benito movió las orejas, muy fuerte. No pasó nada.',
        },
        {
          shows: 'balloon',
          text: 'La niña Rosa le ató un globo a la cola. El globo subió un poco. Benito, no.',
        },
        {
          shows: 'mountain',
          text: 'Entonces subió al cerro más alto. Desde allí vio el pueblo, el río y el camino de su casa.',
        },
        {
          shows: 'cloud',
          text: 'Una nube bajó despacio y lo envolvió. Todo era blanco. Benito no veía ni sus patas.',
        },
        {
          shows: 'wing',
          text: '—¡Estoy en una nube! —gritó—. ¡Estoy volando! El pájaro se rio bajito y no dijo nada.',
        },
        {
          shows: 'star',
          text: 'Esa noche Benito durmió muy contento. Y soñó, claro, con las estrellas.',
        },
      ],
    },
  ],
  passages: [
    {
      level: 1,
      key: 'mi-perro',
      name: 'Mi perro',
      shows: 'dog',
      benchmark: 20,
      text: 'Mi perro se llama Sol. Sol come mucho. Sol duerme en mi cama. ¡No, Sol! La cama es mía. Sol me mira y no se va.',
    },
    {
      level: 2,
      key: 'el-mercado',
      name: 'El mercado',
      shows: 'tomato',
      benchmark: 35,
      text: 'Los sábados voy al mercado con mi mamá. Ella compra tomates, cebollas y un pollo. Yo llevo la bolsa de los huevos, muy despacio. El señor de la fruta siempre me regala una naranja.',
    },
    {
      level: 3,
      key: 'la-piñata',
      name: 'La piñata',
      shows: 'piñata',
      benchmark: 55,
      text: 'Para el cumpleaños de mi hermana hicimos una piñata. Primero pegamos papel sobre un globo y esperamos dos días. Después la pintamos de azul y amarillo. Quedó tan bonita que mi hermana no quería romperla. —Es mi estrella —decía. Al final la colgamos en su cuarto, y los dulces los repartimos en una olla.',
    },
    {
      level: 4,
      key: 'la-carta-de-mi-tio',
      name: 'La carta de mi tío',
      shows: 'envelope',
      benchmark: 75,
      text: 'Mi tío Andrés trabaja en un barco y casi nunca está en casa. Por eso nos escribe cartas. En la última nos contó que una noche el mar estaba tan quieto que las estrellas se veían dos veces: una arriba y otra abajo, en el agua. «Parecía que el barco volaba», escribió. Mi abuela leyó esa frase tres veces. Luego guardó la carta en la caja de las galletas, con todas las demás.',
    },
    {
      level: 5,
      key: 'el-arbol-de-don-julian',
      name: 'El árbol de don Julián',
      shows: 'tree',
      benchmark: 90,
      text: 'En nuestra calle hay un árbol muy viejo que casi nadie miraba, hasta que un día vinieron dos hombres con una sierra. Querían cortarlo para hacer más ancha la calle. Don Julián, que tiene noventa años, sacó una silla de su casa y se sentó debajo. —Mi padre plantó este árbol el día en que yo nací —dijo—. Si se va él, me voy yo. Los vecinos trajeron más sillas, y alguien trajo café. Los hombres esperaron una hora, llamaron por teléfono y se fueron. La calle sigue siendo estrecha, pero ahora todos saben a quién pertenece la sombra.',
    },
    {
      level: 6,
      key: 'las-mariposas-monarca',
      name: 'Las mariposas monarca',
      shows: 'butterfly',
      benchmark: 105,
      text: 'Cada otoño millones de mariposas monarca dejan el norte de América y vuelan hacia el sur. Pesan menos que un papelito y, sin embargo, recorren hasta cuatro mil kilómetros. Ninguna ha hecho antes el viaje: las que llegan a los bosques de México son las bisnietas de las que salieron de allí el año anterior. Nadie les enseña el camino. Los científicos creen que se guían por el sol y que sienten el campo magnético de la Tierra. En noviembre llegan tantas que las ramas de los árboles se doblan bajo su peso. La gente de los pueblos las espera con alegría, y muchas familias dicen que con ellas vuelven, por unos días, los abuelos que ya no están.',
    },
  ],
};
