/** Names, numbers and texts of invented homeowners, including unusual ones: none may be taken for spam. */

export const NAMES = [
  'Sam Carter',
  'MARY ANN SMITH',
  'José Ramírez-Núñez',
  'Nguyễn Thị Minh Khai',
  '王小明',
  'Ольга Иванова',
  'محمد الأحمد',
  'Siobhán O’Malley',
  'Zoë 🐜',
  'D. J. McDonald-MacArthur III',
  'DeAngelo LaToya VanDyke',
  'X Æ A-12',
  'O',
  'Dr. med. Hubert Wolfeschlegelsteinhausenbergerdorff',
  'sam@example.com',
  'Pizza Palace Inc.',
  'Front desk, Hotel Jefferson',
] as const;

export const PHONES = [
  '(804) 555-0142',
  '8045550142',
  '804.555.0142 ext. 12',
  '+49 30 901820',
  'text me: 804-555-0142',
  '0',
] as const;

export const EMAILS = [
  '',
  'sam@example.com',
  'sam.carter+pests@mail.example.co.uk',
  'info@pizza-palace.com',
  'no e-mail',
  'почта@пример.рф',
] as const;

export const DESCRIPTIONS = [
  '',
  'ANTS!!!! EVERYWHERE!!!!',
  'Big black ants in the kitchen, about 1/2" long. They come from behind the dishwasher.',
  'Found droppings under the sink.\nHeard scratching in the attic at night.\n\nPlease call after 5pm',
  'We closed on a house and the VA loan needs a termite inspection letter by Friday.',
  'Our mortgage lender asks for a wood-destroying insect report, is that something you do?',
  'I run a small web design company and we have mice in our office on Broad Street.',
  'We provide student housing and three units have roaches. What would a contract cost?',
  'Saw you on Google. Bed bugs after a trip to a casino hotel in Atlantic City.',
  'I work in SEO from home and the carpenter bees outside my window drive me crazy.',
  'We offer vacation rentals in Sandbridge; spiders on every porch.',
  'Here is a photo: https://photos.example.com/a/4711',
  'Pictures: https://photos.example.com/1 and https://photos.example.com/2',
  'Is this you? www.example.com/coupon says $49 a month',
  'My landlord (www.landlord-rentals.com) said to call you. Roaches.',
  'They look like the ones on the extension page ext.vt.edu/ants',
  'write to me at sam.carter@example.com, I don’t hear well on the phone',
  'Tengo cucarachas en la cocina y hormigas en el baño, ¿cuánto cuesta?',
  'У нас тараканы на кухне и муравьи в ванной. Пожалуйста, позвоните вечером.',
  'لدينا صراصير في المطبخ ونحتاج إلى مساعدة في أقرب وقت',
  'Please opt me out of texts. Just call. Wasps by the mailbox.',
  'I found 3.5 ants.top shelf of the pantry,also crumbs.they come back every spring',
  'termites??? swarmers with wings on window sill <1 inch, > 100 of them, a href I found says call right away',
  'a'.repeat(4000),
  'Need quote for 2,400 sq ft, crawl space, 3 bed / 2 bath, dog + cat. Invoice my business: Carter’s Crypto Cafe.',
  'Can you get rid of a snake? Also how do I unsubscribe from your newsletter',
  'it’s an emergency!!! hornets nest by front door, son is allergic $$$ no matter what it costs $$$',
  'House number 1204, gate code #4411, Tues/Thurs before 9:30 a.m. works',
] as const;

export const ZIPS = ['', '23220', '23451', '29601', '22902', '00000'] as const;
