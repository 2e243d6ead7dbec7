import type { text as english } from '../en/errors.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  // Without a code: what happened, and what to do
  general: '系统出现问题，请重试。',
  processing: '处理未能完成，请稍后重试。',
  network: '无法连接。请检查网络后重试。',
  timeout: '响应时间过长，请重试。',
  busy: '当前访问量较大，系统正在自动重试，请停留在此页面。',
  outcome_unknown: '我们正在确认预订是否成功。请不要重复预订。',
  signedOut: '您已退出登录。请重新登录后继续。',
  isSignedOut: '您已退出登录。',
  alreadySignedOut: '您已经退出登录',
  sessionExpired: '会话已过期，请刷新页面。尚未产生任何预订。',
  signInChanged: '登录状态已变更，价格可能不同，请返回搜索页面。',

  // What is offered beside a text
  offerSignIn: '登录',
  offerForgotPassword: '重设密码',
  offerResendConfirmation: '重新发送确认邮件',
  offerJapanese: '切换为日语',
  offerOtherLanguage: '切换语言',
  offerDefaultLanguage: '切换为酒店的默认语言',

  // Beside a code: entries and extras
  '1105': '付款期间该客房已被订满。',
  '1105_extra': '此附加项目余量不足，请减少数量。',

  // Beside a code: accounts
  '1400': '会话已过期，请重新登录。您输入的内容已保留。',

  // Beside a code: payment
  '3001': '付款超时，未被处理。请重试。',
  '3011': '付款超时，未被处理。请重试。',
  '3002': '付款失败，预订未成立。请重试。',
  '3003': '此卡无法使用，请换一张卡。',
  '3205': '此卡无法使用，请换一张卡。',
  '3004': '请检查卡号。',
  '3005': '请检查卡的有效期。',
  '3006': '发卡银行未能确认付款。您可以使用其他卡或其他付款方式。',
  '3250': '发卡银行未能确认付款。您可以使用其他卡或其他付款方式。',
  '3007': '此卡无效或不被接受。请检查或换一张卡。',
  '3008': '银行验证已取消。您可以重试或选择其他付款方式。',
  '3009': '由于请求过于频繁，银行验证已暂停。请稍候或换一张卡。',
  '3252': '此卡不支持所需的银行验证（3D验证），请换一张卡。',
  '3203': '处理付款时出现问题，请稍后再查看结果。',
  '3251': '处理付款时出现问题，请稍后再查看结果。',
  '3204': '付款失败，请换一张卡。',
  cardBrandMismatch: '卡号与所选卡品牌不符，请检查。',
  verificationFailed: '请先完成按钮上方的验证，再重新点按。您填写的内容都已保留。',
  unknownEmail: '未找到使用此邮箱的账户。',
  linkOver: '此链接已使用或已过期，请重新申请。',
  wrongPassword: '密码不正确。',
  paymentMix: '付款方式不同的客房无法一起预订，请选择付款方式相同的客房。',

  // Beside a code: room lotteries
  lotteryAccount: '此账户与抽签报名不符，请使用报名时的账户登录。',
  lotteryDeadline: '此客房的预订期限已过。',
  lotteryNights: '入住晚数不符合此抽签的要求，请选择其他日期。',
  lotteryOneRoom: '抽签仅限一间客房，请按一间搜索。',
  lotteryIncomplete: '此客房有未完成的预订，请先完成或删除。',

  // Beside a code: links
  '3900': '您刚刚已预订过同样的住宿。',

  // Situations of a search and a booking
  datesPassed: '所选日期已过，已为您改为最近可预订的日期。',
  kids: '由于儿童年龄，入住人数构成已调整，请重新确认价格。',
  kidsAge: { other: '{{n}}岁的儿童按成人计算，价格已相应变更。' },
  linkUnread: '链接中的部分内容（{{what}}）无法识别，已改用默认设置搜索。',
  linkDates: '日期',
  linkParty: '人数和房间数',
  linkView: '显示方式和排序',
  linkOffer: '价格和代码',
  linkRooms: '客房和方案',
  linkList: '{{some}}、{{more}}',
  roomsCut: {
    other: '此处一次最多可搜索 {{n}} 间客房，已按 {{n}} 间搜索。',
  },
  guestsSpread: '人数超过一间客房的上限，已按多间客房搜索。',
  guestsCut: {
    other: '每间客房最多入住 {{n}} 人，已减少人数搜索。请确认入住人数。',
  },
  kidsLimit: '超过了一间客房可接待的儿童人数，超出的儿童已按成人计算，价格也随之变化。',
  dayUseNotOffered: '这家酒店没有日间房，已改为搜索住宿。',
  undatedNotOffered: '这家酒店需要按日期搜索，已为您选择最近的日期。',
  undatedParties: '不指定日期的搜索要求每间客房人数相同，已改为按日期搜索。',
  undatedFlight: '含机票的方案需要按日期搜索，已为您选择最近的日期。',
  flightNotOffered: '这家酒店没有含机票的方案，已改为只搜索住宿。',
  priceCheaper: '价格已下调：现为{{now}}（原为{{before}}）。',
  priceDearer: '价格已变更：现为{{now}}（原为{{before}}）。',
  rateUpdated: '汇率已更新，请确认新价格后继续。',
  policyFailed: '无法加载取消政策，请在预订前重试。',
  noPolicy: '酒店未提供此方案的取消政策。',
  imageFailed: '图片无法加载。',
  notYet: '此操作暂不可用。',
  fileLimit: '最多可添加{{files}}个文件，每个不超过{{megabytes}} MB。',
  lookupFailed: '未找到与此预订号和邮箱匹配的预订，请检查。',

  // Fields of a form
  required: '请填写此项。',
  tooLong: '内容过长，请缩短。',
  nameLatin: '请按护照用英文字母填写姓名。',
  nameKana: '请用平假名或英文字母填写。',
  nameUnsupported: '姓名中含有无法使用的字符。仅可使用字母、空格、连字符和撇号。',
  emailInvalid: '电子邮箱格式不正确，请检查。',
  emailIncomplete: '@后面不完整，例如缺少.com',
  emailMismatch: '两次输入的邮箱不一致。',
  phoneInvalid: '请用数字填写电话号码，国家代码以+开头。',
  postcodeInvalid: '邮编只能使用字母和数字。',
  termsRequired: '请同意使用条款。',
  partyEmpty: '每间客房至少需要一位成人。',
  partyTooManyRooms: '超出一次可预订的客房数。',
  partyTooManyGuests: '超出每间客房可入住人数。',
  partyTooManyChildren: '超出每间客房可入住的儿童人数。',
  partyTooManyAdults: '成人人数超过了一间客房的上限。',
  partyTooManyPerAdult: '相对于同房的成人人数，儿童人数过多。',
  partySharedBeds: '每位成人只能与一名儿童同床。',
  partyAgeMissing: '请选择每位儿童的年龄。',
})
