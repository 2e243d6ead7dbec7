import type { text as english } from '../en/detail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  // Photos
  photosOf: 'صور {{name}}',
  photoAt: 'الصورة {{number}} من {{count}}: {{alt}}',
  nextPhoto: 'الصورة التالية',
  previousPhoto: 'الصورة السابقة',
  fullScreen: 'ملء الشاشة',

  // Room
  facilities: 'في هذه الغرفة',
  wifi: 'واي فاي مجاني',
  air: 'تكييف',
  fridge: 'ثلاجة',
  dryer: 'مجفف شعر',
  safe: 'خزنة',
  desk: 'مكتب',
  ownBath: 'حمّام خاص بالغرفة',
  tub: 'حوض استحمام',
  yukata: 'يوكاتا قطنية',
  tea: 'شاي وحلوى',
  plans: 'باقات هذه الغرفة',
  change: 'إذا تغيّرت خططك',
  forPlan: 'لباقة {{plan}}، {{price}}',
  times: 'تسجيل الوصول {{from}}–{{to}}، والمغادرة حتى {{until}}',

  // Plan
  eachNight: 'سعر كل ليلة',
  included: 'مشمول في السعر',

  // Map
  where: 'الموقع',
  mapOf: 'خريطة محيط {{hotel}}. تُحرَّك بمفاتيح الأسهم.',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  sketch: 'رسم تقريبي بلا مقياس.',
  sketchFailed: 'هذا رسم تقريبي لأن الخريطة لم تُحمَّل.',
  tryMap: 'إعادة تحميل الخريطة',
  openMap: 'فتح خريطة في علامة تبويب جديدة',
  copyAddress: 'نسخ العنوان',
  copySelf: 'تم تحديد العنوان. يُرجى نسخه بجهازك.',

  // Cancellation
  policy: 'شروط الإلغاء',
  free: 'مجاناً',
  until: 'حتى {{moment}}',
  since: 'من {{moment}}',
  percentOf: '{{percent}}%',
  ofPrice: '{{percent}}% من السعر',
  line: '{{when}}: {{percent}}% من السعر',
  noShow: 'في حال عدم الحضور',
  zone: 'الأوقات بتوقيت الفندق.',
  daysBefore: {
    zero: 'في اليوم نفسه',
    one: 'قبل يوم واحد',
    two: 'قبل يومين',
    few: 'قبل {{n}} أيام',
    many: 'قبل {{n}} يوماً',
    other: 'قبل {{n}} يوم',
  },
  daysRange: 'من {{from}} إلى {{to}} أيام قبل الوصول',
  sameDay: 'في يوم الوصول',
  onSameDay: 'في يوم الوصول',
  fromDay: '{{day}} فما بعد',
  fromTime: 'من الساعة {{time}}، {{day}}',
  untilDay: 'حتى {{day}}',
  untilTime: 'حتى الساعة {{time}}، {{day}}',
  dayUntil: '{{day}}، حتى الساعة {{time}}',

  // Rooms for a party together, or none
  together: '{{rooms}}\u00a0· {{guests}}',
  togetherText: 'هذه الغرف المتاحة تتسع لكم جميعًا بأقل سعر، ويمكنك تغيير كل غرفة منها لاحقًا.',
  takeTogether: 'اختيار هذه الغرف',
  askHotel: 'يسعد الفندق بمساعدتك هاتفيًا:',
  nearDates: 'تواريخ أخرى تتوفر فيها غرف',
  perNight: 'ابتداءً من {{price}} لليلة',

  // Beside the results, before a choice
  chooseRoom: 'اختر غرفة ليظهر هنا سعرها الكامل.',
  whyHere: 'لماذا الحجز هنا؟',
  whyDirect: 'تحجزون مباشرة لدى الفندق',
  whyWhole: 'كل سعر هو السعر الكامل شاملًا الضرائب',
  whyFree: 'باقات يمكن إلغاؤها مجانًا',
  whyMembers: 'يدفع الأعضاء أقل',

  // The hotel's own page, before a search
  ourRooms: 'الغرف',
  pricesFor: 'الأسعار للفترة {{range}}. يمكنك اختيار تواريخ أخرى في الأعلى.',
  seeRoom: 'عرض هذه الغرفة',
  allRooms: 'كل الغرف والأسعار',
  lookFor: 'ابحث حسب المزايا',

  // Beside a plan, while a stay is changed
  booked: 'حجزك الحالي',
  costsMore: 'أعلى من حجزك الحالي بمقدار {{price}}',
  costsLess: 'أقل من حجزك الحالي بمقدار {{price}}',
})
