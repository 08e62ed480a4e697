import type { ReadingCorner } from './reading.ts';

export const readingInSwahili: ReadingCorner = {
  books: [
    {
      level: 1,
      key: 'kuku-wangu-yuko-wapi',
      name: 'Kuku wangu yuko wapi?',
      pages: [
        { shows: 'hen', text: 'Nina kuku mmoja. Kuku wangu yuko wapi?' },
        { shows: 'bucket', text: 'Je, yuko ndani ya ndoo? Hapana. Ndani ya ndoo kuna maji.' },
        { shows: 'tree', text: 'Je, yuko juu ya mti? Hapana. Juu ya mti kuna ndege.' },
        { shows: 'goat', text: 'Je, yuko na mbuzi? Hapana. Mbuzi anakula majani.' },
        { shows: 'basket', text: 'Bibi ananiita. “Njoo uone kikapu changu!”' },
        { shows: 'chick', text: 'Kuku wangu yuko ndani ya kikapu. Na tazama! Ana vifaranga watano!' },
      ],
    },
    {
      level: 3,
      key: 'sungura-na-embe-la-juu',
      name: 'Sungura na embe la juu',
      pages: [
        {
          shows: 'mango',
          text: 'Juu ya mwembe kulikuwa na embe moja kubwa, la njano. Wanyama wote walilitamani.',
        },
        {
          shows: 'elephant',
          text: 'Tembo alinyoosha mkonga wake. Aliunyoosha sana, lakini hakulifikia embe.',
        },
        {
          shows: 'giraffe',
          text: 'Twiga alisimama kwa ncha za kwato zake. “Limebaki kidogo tu!” alisema. Lakini hakulifikia.',
        },
        {
          shows: 'monkey',
          text: 'Nyani alipanda mti, lakini tawi lilikuwa jembamba. Aliogopa kuanguka, akashuka.',
        },
        {
          shows: 'rabbit',
          text: 'Sungura alicheka. “Kila mmoja anajaribu peke yake,” alisema. “Tujaribu pamoja!”',
        },
        {
          shows: 'bird',
          text: 'Twiga alipanda juu ya mgongo wa tembo, na nyani juu ya kichwa cha twiga. Ndege alihesabu: moja, mbili, tatu!',
        },
        {
          shows: 'knife',
          text: 'Embe lilianguka. Sungura alilikata vipande vitano. Kila mmoja alipata kipande, na kilikuwa kitamu kweli.',
        },
      ],
    },
  ],
  passages: [
    {
      level: 1,
      key: 'paka-wangu',
      name: 'Paka wangu',
      shows: 'cat',
      benchmark: 12,
      text: 'Nina paka mmoja. Paka wangu ni mdogo. Anapenda maziwa. Usiku analala nami. Paka, sogea kidogo!',
    },
    {
      level: 2,
      key: 'chai-ya-asubuhi',
      name: 'Chai ya asubuhi',
      shows: 'tea',
      benchmark: 20,
      text: 'Kila asubuhi baba hupika chai. Mimi huleta vikombe, na dada huleta mkate. Tunakaa mlangoni na kuangalia jua likichomoza. Kisha tunakwenda shuleni kwa miguu.',
    },
    {
      level: 3,
      key: 'mvua-ya-kwanza',
      name: 'Mvua ya kwanza',
      shows: 'rain',
      benchmark: 30,
      text: 'Mvua haikunyesha kwa miezi mitatu. Udongo ulikuwa mkavu na majani yalikuwa ya kahawia. Siku moja mawingu makubwa yalikuja kutoka ziwani. Watoto walitoka nje na kuinua mikono yao. Tone la kwanza lilianguka kwenye pua ya Juma. Kila mtu alicheka, hata babu.',
    },
    {
      level: 4,
      key: 'safari-ya-matatu',
      name: 'Safari ya matatu',
      shows: 'minibus',
      benchmark: 40,
      text: 'Amina alikuwa hajawahi kusafiri peke yake. Mama alimpeleka kituoni, akamkabidhi kwa dereva, kisha akampungia mkono. Ndani ya matatu kulikuwa na watu wengi, mizigo mingi na kuku wawili. Bibi mmoja alimpa Amina ndizi na kumuuliza anakwenda wapi. “Kwa shangazi yangu,” alijibu Amina. “Anakaa karibu na ziwa.” Bibi alitabasamu. “Mimi pia nakwenda huko,” alisema. “Basi sisi sote ni wasafiri.” Amina hakuogopa tena.',
    },
    {
      level: 5,
      key: 'taa-ya-babu',
      name: 'Taa ya babu',
      shows: 'light',
      benchmark: 50,
      text: 'Zamani babu yangu alikuwa mvuvi. Kila usiku aliwasha taa ndogo mbele ya mtumbwi wake, na samaki walikuja kuutazama mwanga huo. Siku hizi haendi ziwani tena, lakini taa yake bado inaning’inia ukutani. Juzi umeme ulikatika kijiji kizima wakati tulikuwa tukifanya kazi zetu za shule. Babu alisimama polepole, akaifuta vumbi taa yake, akaiwasha. Watoto wa majirani waliona mwanga na wakaja na vitabu vyao. Mwishowe tulikuwa watoto kumi na wawili mezani. “Mnaona?” alisema babu. “Taa hii bado inajua kuvua.”',
    },
    {
      level: 6,
      key: 'mti-wa-mbuyu',
      name: 'Mti wa mbuyu',
      shows: 'plant',
      benchmark: 60,
      text: 'Mbuyu ni mti wa ajabu. Shina lake ni nene sana, na wakati wa kiangazi hauna majani hata moja, kiasi kwamba watu husema ulipandwa kichwa chini. Ndani ya shina lake mbuyu huhifadhi maji mengi, kwa hiyo unaweza kuishi hata mvua zisiponyesha kwa muda mrefu. Baadhi ya mibuyu ina umri wa zaidi ya miaka elfu moja. Maua yake hufunguka usiku tu, na popo huja kunywa utamu wake. Asubuhi maua huanguka. Watu hula matunda yake, hutengeneza kamba kwa magome yake na hupika majani yake kama mboga. Katika vijiji vingi wazee hukutana chini ya mbuyu kuzungumza na kuamua mambo. Ndiyo maana watoto husema kwamba mti huo unajua siri zote za kijiji.',
    },
  ],
};
