import type { text as english } from '../en/failing.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  offlineTitle: '인터넷에 연결되어 있지 않습니다',
  offlineText: '다시 연결되면 자동으로 예약 화면이 열립니다. 이미 완료된 예약과 결제에는 영향이 없습니다.',
  awayTitle: '예약 서비스에 연결할 수 없습니다',
  awayText: '자동으로 다시 연결하고 있습니다. 이미 완료된 예약과 결제에는 영향이 없습니다.',
  pageTitle: '이 페이지에서는 예약하실 수 없습니다',
  pageText: '이 웹사이트는 아직 예약이 설정되지 않았습니다. 전용 페이지에서 예약해 주십시오.',
  hotelTitle: '호텔을 찾을 수 없습니다',
  hotelText: '링크가 오래되었거나 잘못되었을 수 있습니다. 기존 예약에는 영향이 없습니다.',
  closedTitle: '현재 여기서는 예약을 받지 않습니다',
  closedText: '기존 예약에는 영향이 없습니다. 자세한 내용은 호텔에 문의해 주십시오.',
  fileTitle: '예약 화면의 일부를 불러오지 못했습니다',
  fileText:
    '이용하시는 동안 새 버전으로 바뀌었을 수 있습니다. 페이지를 새로고침해 주십시오. 이미 완료된 예약과 결제에는 영향이 없습니다.',
  storageTitle: '브라우저가 이 페이지의 데이터를 저장하지 않습니다',
  storageText:
    '예약하려면 선택 내용을 저장해야 합니다. 전용 페이지에서 예약하시거나 이 사이트의 데이터 저장을 허용해 주십시오.',
  oursTitle: '시스템 오류가 발생했습니다',
  oursText: '다시 시도해 주십시오. 이미 완료된 예약과 결제에는 영향이 없습니다.',
  ownPage: '전용 페이지에서 예약하기',
  call: '호텔에 전화하기: {{phone}}',
  reload: '페이지 새로고침',
  noHotelCode: '호텔 코드가 없습니다',
})
