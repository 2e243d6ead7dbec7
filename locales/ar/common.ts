import type { text as english } from '../en/common.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  // Header and menus
  menu: 'القائمة',
  account: 'حسابك',
  signIn: 'تسجيل الدخول',
  signOut: 'تسجيل الخروج',
  signUp: 'سجّل عضويتك',
  companySignIn: 'دخول الشركات',
  findBooking: 'لديّ حجز بالفعل',
  newTab: 'يُفتح في علامة تبويب جديدة',
  pageTitle: '{{page}} · {{hotel}}',

  // Actions
  back: 'رجوع',
  previous: 'السابق',
  next: 'التالي',
  continue: 'متابعة',
  cancel: 'إلغاء',
  choose: 'اختيار',
  change: 'تغيير',
  add: 'إضافة',
  remove: 'إزالة',
  apply: 'تطبيق',
  save: 'حفظ',
  undo: 'تراجع',
  print: 'طباعة',
  copy: 'نسخ',
  copied: 'تم النسخ',
  refresh: 'تحديث',
  showMore: 'عرض المزيد',
  showLess: 'عرض أقل',
  optional: 'اختياري',
  required: 'مطلوب',
  yes: 'نعم',
  no: 'لا',

  // Waiting
  working: 'لحظة من فضلك',
  busy: 'عدد الضيوف كبير الآن. نواصل المحاولة من أجلك.',

  // Steps of a booking
  steps: 'الخطوات',
  stepDetails: 'بياناتك',
  stepPayment: 'الدفع',
  stepConfirmed: 'تم التأكيد',

  // Titles of pages
  titleResults: 'الغرف والأسعار',
  titleDetails: 'بياناتك',
  titlePayment: 'الدفع',
  titleConfirmation: 'حجزك',
  titleFail: 'لم يتم الحجز',
  titleLookup: 'ابحث عن حجزك',

  // Pages without a stay
  noHotelCodeText:
    'ينبغي أن تحدد الصفحة الفندق المطلوب. إن كان هذا موقعك فستجد السطر الواجب تعديله في وحدة تحكم المتصفح.',
  oldBrowser: 'هذا المتصفح قديم وقد لا يعرض كل شيء كما يجب. يُرجى تحديثه قبل الحجز.',

  // Dates
  checkIn: 'الوصول',
  checkOut: 'المغادرة',
  today: 'اليوم',
  dayUse: 'استخدام نهاري',
  dateRange: '{{from}} – {{to}}',
  timeRange: '{{from}}–{{to}}',
  untilTime: 'حتى {{time}}',
  hotelTime: 'الأوقات بالتوقيت المحلي للفندق.',
  days: {
    zero: 'من دون أيام',
    one: 'يوم واحد',
    two: 'يومان',
    few: '{{n}} أيام',
    many: '{{n}} يوماً',
    other: '{{n}} يوم',
  },
  minutes: {
    zero: 'أقل من دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: '{{n}} دقائق',
    many: '{{n}} دقيقة',
    other: '{{n}} دقيقة',
  },

  // Party
  guests: {
    zero: 'من دون ضيوف',
    one: 'ضيف واحد',
    two: 'ضيفان',
    few: '{{n}} ضيوف',
    many: '{{n}} ضيفاً',
    other: '{{n}} ضيف',
  },
  stay: '{{nights}}، {{guests}}',
  roomNumber: 'الغرفة {{number}}',
  adultsLabel: 'البالغون',
  childrenLabel: 'الأطفال',
  roomsLabel: 'الغرف',
  ageYears: {
    zero: 'أقل من سنة',
    one: 'سنة واحدة',
    two: 'سنتان',
    few: '{{n}} سنوات',
    many: '{{n}} سنة',
    other: '{{n}} سنة',
  },

  // Prices
  fromPrice: 'من {{price}}',
  total: 'الإجمالي',
  taxesIncluded: 'شامل الضرائب',
  stayTaxesIncluded: '{{nights}}، {{guests}}، شامل الضرائب',
  perNight: 'لليلة الواحدة',
  free: 'مجاناً',

  // The widget itself
  bookYourStay: 'احجز إقامتك',
  healedDates: 'تواريخ الرابط قد مضت. هذه أقرب تواريخ يمكن اختيارها.',
  chooseFirst: 'يُرجى اختيار غرفة أولاً.',
})
